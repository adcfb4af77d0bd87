import type { HirePage } from '../components/sections/HirePages/HirePages.tsx'
import { useHref } from '../components/text/useHref.ts'
import { useText } from '../components/text/useText.ts'
import { flags } from '../components/ui/Flag.tsx'
import { type HireCountry, hireCountries, roles, skills } from '../content/taxonomy.ts'

/** The hire pages by what they are about, as lists and S-34 link them. */
export function useHirePages(): Readonly<Record<'roles' | 'skills' | 'countries', HirePage[]>> {
  const href = useHref()
  const text = useText()
  return {
    roles: roles.map((role) => ({
      path: href('hire.role', { role }),
      title: text(`taxonomy.role.${role}`),
    })),
    skills: skills.map((skill) => ({
      path: href('hire.skill', { skill }),
      title: text(`taxonomy.skill.${skill}`),
    })),
    countries: (Object.keys(hireCountries) as HireCountry[]).map((country) => ({
      path: href('hire.country', { country }),
      title: text(`taxonomy.country.${hireCountries[country]}`),
      Flag: { src: flags[hireCountries[country]], width: 60, height: 40 },
    })),
  }
}

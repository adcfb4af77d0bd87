import { ContactBlock } from '../components/sections/ContactBlock/ContactBlock.tsx'
import type { SectionCopy } from '../components/text/SectionText.tsx'
import { useFormState, usePathname } from './current-page.ts'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** 1 where the block opens the page. */
  level?: 1 | 2
  /** Whether the average feedback stands beside the form. */
  rated?: boolean
}

/** The block of the full contact form, told where it stands and what its form begins with. */
export function PageContactBlock({ copy, level = 2, rated }: Props) {
  return (
    <ContactBlock
      copy={copy}
      level={level}
      rated={rated}
      pathname={usePathname()}
      formState={useFormState('contact')}
    />
  )
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { recordVisit } from '../support/look.ts'
import { ScratchProject } from '../support/scratch-project.ts'

/** A language from nothing to a served page: one folder and one line in locales/locales.ts. */
test('a new language is served in preview and cannot go live unfinished', async ({
  request,
}, info) => {
  test.setTimeout(240_000)
  for (const path of ['/claims', '/de/claims']) recordVisit(path, info)
  const project = new ScratchProject()
  const list = join(project.folder, 'locales/locales.ts')
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(
      join(project.folder, path),
      change(readFileSync(join(project.folder, path), 'utf8')),
    )
  try {
    const made = project.words('new', 'fr')
    expect(made).toMatchObject({ status: 0 })
    const line = made.said.split('\n').find((text) => text.includes(`code: 'fr'`))!
    expect(line).toBe(`  { code: 'fr', name: 'Français', dir: 'ltr', state: 'preview' },`)
    edit('locales/locales.ts', (text) => text.replace(/^ {2}\{ code: 'en-XA'/m, `${line}\n$&`))

    edit('locales/fr/claims-table.json', (text) =>
      text.replace(/("claims-table\.head\.title": \{\s*"defaultMessage": )""/, '$1"Nos chiffres"'),
    )
    const stamp = project.words('stamp', 'fr', 'claims-table.head.title', '--state', 'translated')
    expect(stamp).toEqual({ status: 0, said: 'fr: 1 messages are translated\n' })
    expect(project.words('check', 'fr')).toMatchObject({ status: 0 })

    // A public build does not have it, a preview build does.
    expect(project.localesOfBuild({})).toEqual(['en', 'de'])
    expect(project.localesOfBuild({ __L10N_PREVIEW__: true })).toEqual(['en', 'de', 'fr'])

    // A live language may lack a message that can be marked as English.
    edit('locales/de/claims-table.json', (text) =>
      text.replace(/("claims-table\.next\.text": \{\s*"defaultMessage": )"[^"]*"/, '$1""'),
    )
    expect(project.words('live')).toEqual({ status: 0, said: '' })

    const site = await project.develop()
    const page = await request.get(`${site}/fr/claims`)
    const html = await page.text()
    expect(page.status()).toBe(200)
    expect(html).toMatch(/<html[^>]* lang="fr"/)
    expect(html).toMatch(/<title>Nos chiffres – /)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toContain('<span lang="en" dir="ltr">')

    const german = await (await request.get(`${site}/de/claims`)).text()
    expect(german.match(/<span lang="en" dir="ltr">.*?<\/span>/g)).toEqual([
      expect.stringContaining('Ask us.'),
    ])

    const english = await (await request.get(`${site}/claims`)).text()
    expect(english).not.toMatch(/hreflang="fr"/i)

    writeFileSync(list, readFileSync(list, 'utf8').replace(line, line.replace('preview', 'live')))
    const live = project.words('live')
    expect(live.status).toBe(1)
    expect(live.said).toMatch(/\(fr\): must not be live: \d+ required messages have no text/)
  } finally {
    await project.remove()
  }
})

import { afterEach, expect, test } from 'vitest'
import { type AppUnderTest, startApp } from '../app-under-test.ts'

let app: AppUnderTest

afterEach(() => app.stop())

/** An app whose files answer for every page, as the pre-rendered ones do. */
const withFiles = () =>
  startApp({ files: (_request, response) => void response.send('the pre-rendered page') })

test.each([
  '/service-finder?goal=boost_your_roi',
  '/service-finder?goal=boost_your_roi&industry=retail',
  '/service-finder?step=2',
  '/faq?q=laptop',
  '/success-stories?industry=healthcare&platform=web',
  '/success-stories?country=DE',
  '/search?q=kubernets',
  '/search?q=',
  '/en-XA/service-finder?goal=boost_your_roi',
])('%s says what it shows, so it is rendered and kept by nobody', async (path) => {
  app = await withFiles()
  const answer = await app.get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.text()).toContain(`${path.split('?')[0]}</h1>`)
  expect(app.rendered.map(({ url }) => url)).toEqual([path])
})

test.each([
  '/service-finder',
  '/service-finder?utm_source=mail',
  '/search',
  '/search?utm_source=mail',
  '/contact-us?goal=boost_your_roi',
  '/success-stories/openrad?country=DE',
])('%s is the pre-rendered page', async (path) => {
  app = await withFiles()
  expect(await (await app.get(path)).text()).toBe('the pre-rendered page')
  expect(app.rendered).toEqual([])
})

import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { partsAnswer } from '../support/forms.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/site-test.ts'

test.use({ expectedConsole: [/status of 500/] })

const html = readFileSync('dist/client/500.html', 'utf8')

test('the page for a fault of ours says so at any address, leads on, and cannot be asked for', async ({
  page,
  request,
}) => {
  const document = parse(html)
  expect(document.querySelector('title')?.text).toBe('Something went wrong – Helmwright')
  expect(document.querySelector('h1')?.text).toBe('Something went wrong on our side')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
  const ways = document.querySelectorAll('main ul[aria-labelledby=ways-on] a')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/services',
    '/success-stories',
    '/contact-us',
  ])
  for (const path of ['/500', '/500.html']) expect((await request.get(path)).status()).toBe(404)

  await page.route('**/services/devops', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: html }),
  )
  await page.goto('/services/devops')
  await partsAnswer(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Something went wrong on our side',
  )
  await expect(page).toHaveTitle('Something went wrong – Helmwright')
  expect(await axeFindings(page)).toEqual([])
})

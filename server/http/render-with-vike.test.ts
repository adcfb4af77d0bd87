import { expect, test, vi } from 'vitest'
import { vikeRenderer } from './render-with-vike.ts'

const renderPage = vi.hoisted(() => vi.fn())
vi.mock('vike/server', () => ({ renderPage }))

const answers = (statusCode: number, errorWhileRendering: Error | null = null) =>
  renderPage.mockResolvedValue({
    errorWhileRendering,
    httpResponse: { statusCode, headers: [], getBody: async () => '<p>body</p>' },
  })
const render = vikeRenderer((page) => `${page}!`)

test.each([200, 404])('what was rendered with %d is finished', async (status) => {
  answers(status)
  expect(await render('/')).toEqual({ status, headers: [], body: '<p>body</p>!' })
})

test('a page that is rendered apart stands in its document', async () => {
  renderPage.mockImplementation(async ({ pagePlaceholder }: { pagePlaceholder: string }) => ({
    pageHtml: '<p>$&</p>',
    httpResponse: {
      statusCode: 200,
      headers: [],
      getBody: async () => `<body>${pagePlaceholder}</body>`,
    },
  }))
  expect(await render('/')).toMatchObject({ body: '<body><p>$&</p></body>!' })
})

test.each(['/about/index.pageContext.json', '/de/index.pageContext.json?a=1#b'])(
  'no page gives its data away: %s',
  async (url) => {
    answers(404)
    await render(url)
    expect(renderPage).toHaveBeenLastCalledWith(
      expect.objectContaining({ urlOriginal: url.replace('.json', '') }),
    )
  },
)

test('what could not be rendered is no page: the server has a finished one for it', async () => {
  answers(500, new Error('no index'))
  await expect(render('/search?q=a')).rejects.toThrow('no index')
  answers(500)
  await expect(render('/search?q=a')).rejects.toThrow('A page was not rendered')
  const shown = vikeRenderer((page) => page, true)
  expect(await shown('/search?q=a')).toMatchObject({ status: 500, body: '<p>body</p>' })
})

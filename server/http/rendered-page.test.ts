import express from 'express'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { type RenderedPage, sendPage } from './rendered-page.ts'

/** The answer to a visitor who gets a page. */
async function respondWith(page: RenderedPage): Promise<Response> {
  const server = express()
    .use((_request, response) => sendPage(response, page))
    .listen(0)
  try {
    return await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.close()
  }
}

test.each([
  ['a page', [], 'text/html; charset=utf-8'],
  ['a page of Vike', [['Content-Type', 'text/html;charset=utf-8']], 'text/html; charset=utf-8'],
] as const)('%s is sent with %j as %s and never stored', async (_, headers, type) => {
  const page = { status: 200, headers: headers as unknown as [string, string][], body: '{}' }
  const response = await respondWith(page)
  expect(response.headers.get('Content-Type')).toBe(type)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

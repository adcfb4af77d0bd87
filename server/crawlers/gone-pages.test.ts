import express from 'express'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Server } from 'node:http'
import { gonePages } from './gone-pages.ts'

const list = [{ path: '/de/blog/old', date: '2026-05-04', reason: 'Its subject was switched off.' }]
let server: Server
let url: string

beforeAll(() => {
  const render = async (path: string) => ({ status: 404, headers: [] as [], body: `none: ${path}` })
  const app = express().use(gonePages(render, list), (_request, response) => {
    response.send('next')
  })
  server = app.listen(0)
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('a removed page answers 410 with the page of unknown addresses', async () => {
  const response = await fetch(`${url}/de/blog/old?a=1`)
  expect(response.status).toBe(410)
  expect(await response.text()).toBe('none: /de/blog/old?a=1')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect((await fetch(`${url}/de/blog/old`, { method: 'HEAD' })).status).toBe(410)
})

test.each(['/blog/old', '/de/blog/older', '/'])('%s is not that page', async (path) => {
  expect(await (await fetch(url + path)).text()).toBe('next')
})

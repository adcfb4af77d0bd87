import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { startServer } from './start-server.ts'

test('a slow sender cannot hold a socket for long', async () => {
  const server = await startServer(express(), 0)
  expect(server).toMatchObject({
    headersTimeout: 5000,
    requestTimeout: 10_000,
    keepAliveTimeout: 4000,
  })
  server.close()
})

test('fault 22: half a request is answered and cut off', async () => {
  const server = await startServer(express(), 0)
  const socket = connect((server.address() as AddressInfo).port)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  const said = await new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('close', () => resolve(text))
  })
  expect(said).toMatch(/^HTTP\/1\.1 408/)
  server.close()
})

test('a port that is taken is told, not waited for', async () => {
  const server = await startServer(express(), 0)
  const { port } = server.address() as AddressInfo
  await expect(startServer(express(), port)).rejects.toThrow('EADDRINUSE')
  server.close()
})

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { socketThatExpectsResponses } from './open-postgres.server.ts'

const longestSilence = 100
const server = createServer({ noDelay: true })

afterEach(() => void server.close())

test('a peer that says nothing breaks the connection, with a code for the log', async () => {
  server.on('connection', (peer) => peer.on('error', () => undefined).resume()).listen(0)
  const socket = socketThatExpectsResponses(longestSilence)
  socket.connect((server.address() as AddressInfo).port)
  await once(socket, 'connect')
  socket.write('select 1')
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ETIMEDOUT')
})

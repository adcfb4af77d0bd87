import { expect, test } from '@playwright/test'
import { startInstance } from '../faults/instance.ts'
import { nothingLost, storeIsWhole, waitUntil } from '../faults/fault.ts'
import { startSenders } from '../faults/senders.ts'
import { openStores, type StoreKind } from '../faults/stores.ts'
import { recordVisit } from '../support/look.ts'

const kills = 1
const posts = 150

for (const kind of ['SQLite', 'PostgreSQL'] satisfies StoreKind[]) {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  test(`fault 1: a server that is killed while requests come in loses none of them (${kind})`, async ({}, info) => {
    recordVisit('/contact-us', info)
    const stores = openStores()
    const store = await stores.make(kind)
    let instance = await startInstance({ store })
    const { port } = instance
    const senders = startSenders({ ports: [port], connections: 8, prefix: 'kill', most: posts })
    for (let kill = 1; kill <= kills; kill += 1) {
      await waitUntil(
        () => senders.acknowledged.size > (posts / (kills + 1)) * kill,
        'some answers',
      )
      await instance.end('SIGKILL')
      instance = await startInstance({ store, port })
    }
    await senders.stop()
    expect(senders.acknowledged.size).toBe(posts)
    await nothingLost(store, senders.acknowledged)
    await instance.end('SIGTERM')
    await storeIsWhole(store)
    await store.remove()
    await stores.stop()
  })
}

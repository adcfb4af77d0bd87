import { NextStep } from '../../components/sections/NextStep/NextStep.tsx'
import { PageOpening } from '../../components/sections/PageOpening/PageOpening.tsx'
import { StoredKeys, StoredNow } from '../../components/sections/StoredNow/StoredNow.tsx'
import { Message } from '../../components/text/Message.tsx'
import { useHref } from '../../components/text/useHref.ts'

export function Page() {
  const href = useHref()
  return (
    <>
      <PageOpening copy="storage.opening" />
      <StoredKeys copy="storage.keys" />
      <StoredNow copy="storage.now" />
      <NextStep
        copy="storage.next"
        action={{ href: href('privacy-policy'), label: <Message id="storage.next.action" /> }}
      />
    </>
  )
}

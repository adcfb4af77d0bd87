import { useEffect, useState } from 'react'
import { type FoundMessage, findMessages, ownPart } from './find-messages.ts'
import { type HeadMessage, headMessages } from './head-messages.ts'
import { nameElements } from './name-elements.ts'

/** Events after which other parts of the page are seen. */
const changes = ['toggle', 'resize', 'transitionend', 'load'] as const

type PageMessages = { found: readonly FoundMessage[]; head: readonly HeadMessage[] }

/** The messages of the page and of its head, found again after every change of it. */
export function useFoundMessages(): PageMessages {
  const [messages, setMessages] = useState<PageMessages>({ found: [], head: [] })
  useEffect(() => {
    let frame = 0
    const find = () => {
      frame = 0
      const found = findMessages(document.body)
      nameElements(found)
      setMessages({ found, head: headMessages(document) })
    }
    const later = () => {
      frame ||= requestAnimationFrame(find)
    }
    const observer = new MutationObserver((records) => {
      if (records.some(isOfPage)) later()
    })
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    for (const name of changes) addEventListener(name, later, true)
    later()
    return () => {
      observer.disconnect()
      for (const name of changes) removeEventListener(name, later, true)
      cancelAnimationFrame(frame)
      nameElements([])
    }
  }, [])
  return messages
}

/** What the preview itself changes does not count. */
function isOfPage({ target, attributeName }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement
  return !attributeName?.startsWith('data-l10n') && !element?.closest(`[${ownPart}]`)
}

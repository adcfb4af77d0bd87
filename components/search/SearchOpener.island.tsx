import messages from 'virtual:island-messages/search,common.search,common.route,common.shell.sample-mark'
import { Search } from 'lucide-react'
import { type ComponentType, useState, useEffect, useEffectEvent } from 'react'
import { island } from '../islands/island.tsx'
import { useHref } from '../text/useHref.ts'
import { useText } from '../text/useText.ts'
import type { SearchDialogProps } from './SearchDialog.tsx'
import css from './SearchOpener.module.css'
import { isShortcut, shortcutModifier } from '../ui/modifier-keys.ts'
import { useHydrated } from '../ui/useHydrated.ts'
import { useLinkAsButton } from '../ui/useLinkAsButton.ts'

const load = () => import('./SearchDialog.tsx')

/**
 * A link to the page of search. Where React answers it is a button that opens the dialog, and so does
 * Ctrl-K; code that does not arrive leads to the page after all.
 */
function SearchOpener() {
  const path = useHref()('search')
  const text = useText()
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [open, setOpen] = useState(false)
  const modifier = useShortcut(show)
  const asButton = useLinkAsButton(show)

  function show() {
    load().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog)
        setOpen(true)
      },
      () => location.assign(path),
    )
  }

  const keys = text(modifier === 'Meta' ? 'common.search.keys-mac' : 'common.search.keys')
  const shortcut =
    modifier &&
    ({
      'aria-keyshortcuts': `${modifier}+K`,
      title: text('common.search.open-by-keys', { keys }),
      onPointerEnter: () => void load().catch(() => {}),
    } as const)

  return (
    <>
      <a
        className={css.opener}
        href={path}
        data-shortcut=""
        aria-label={text('common.search.open')}
        {...asButton}
        {...shortcut}
      >
        <Search strokeWidth={1.6} />
        <kbd className={css.keys} aria-hidden="true" data-known={modifier ? '' : undefined}>
          {keys}
        </kbd>
      </a>
      {Dialog ? <Dialog open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/**
 * Listens to Ctrl-K or ⌘-K on the whole page, in fields as well.
 * @returns the key of the visitor's keyboard, nothing on the server and in the first render
 */
function useShortcut(onPress: () => void): 'Control' | 'Meta' | undefined {
  const hydrated = useHydrated()
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const modifier = shortcutModifier(navigator.platform)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || !isShortcut(event, modifier)) return
      event.preventDefault()
      press()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return hydrated ? shortcutModifier(navigator.platform) : undefined
}

export const SearchOpenerIsland = island({
  name: 'SearchOpener',
  component: SearchOpener,
  start: 'press',
  messages,
})

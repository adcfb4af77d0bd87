import { whenIdle } from '../ui/when-idle.ts'

/** Keeps keyboard and screen reader out of the covered page while the panel of the menu is open. */
export function phoneMenu(menu: HTMLElement): void {
  const panel = menu.querySelector<HTMLElement>('[popover]')!
  const header = menu.closest('header')!
  const follow = () => {
    for (const part of header.parentElement!.children) {
      if (part !== header) part.toggleAttribute('inert', panel.matches(':popover-open'))
    }
  }
  // Every element of the page changes its style by it: not while the panel is about to be painted.
  panel.addEventListener('toggle', () => whenIdle(follow))
  whenIdle(follow)
}

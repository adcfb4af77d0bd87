import { ArrowRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import css from './Button.module.css'

const buttonVariants = ['primary', 'outline'] as const
const buttonSizes = ['normal', 'small'] as const

type Looks = {
  children: ReactNode
  variant?: (typeof buttonVariants)[number]
  size?: (typeof buttonSizes)[number]
  /** Shows the arrow of an onward action. */
  arrow?: boolean
}

function looks({ variant = 'primary', size = 'normal' }: Looks) {
  return { className: css.button, 'data-variant': variant, 'data-size': size }
}

/** A link that looks like a button: it leads to another address. */
export function ButtonLink(props: Looks & Omit<ComponentProps<'a'>, 'className'>) {
  const { children, variant, size, arrow, ...anchor } = props
  return (
    <a {...anchor} {...looks({ children, variant, size })}>
      {children}
      {arrow ? <ArrowRight className={css.arrow} strokeWidth={1.6} /> : null}
    </a>
  )
}

type ButtonProps = Looks &
  Omit<ComponentProps<'button'>, 'className' | 'type'> & {
    type: 'submit' | 'button'
    /** Work is under way: the label stays, a spinner joins it, the button keeps the focus. */
    busy?: boolean
  }

/** A button that acts on the page. */
export function Button(props: ButtonProps) {
  const { children, variant, size, arrow, type, busy = false, ...button } = props
  return (
    <button
      {...button}
      {...looks({ children, variant, size })}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-disabled={busy || undefined}
    >
      {children}
      {busy ? <span className={css.spinner} aria-hidden="true" /> : null}
      {arrow && !busy ? <ArrowRight className={css.arrow} strokeWidth={1.6} /> : null}
    </button>
  )
}

type Props = ComponentProps<'a'> & {
  children: ReactNode
  /** The sign points along the line of reading, and so the other way where that runs right to left. */
  pointing?: boolean
}

/** A link of its own line, with a sign next to its words. */
export function IconLink({ children, pointing = false, ...link }: Props) {
  return (
    <a className={css.link} data-pointing={pointing || undefined} {...link}>
      {children}
    </a>
  )
}

import { ContactBlock } from '../components/sections/ContactBlock/ContactBlock.tsx'
import type { SectionCopy } from '../components/text/SectionText.tsx'
import { useFormState, usePathname } from './current-page.ts'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** 1 where the block opens the page. */
  level?: 1 | 2
}

/** The full contact form of a page, with what the page knows of it. */
export function RequestBlock({ copy, level = 2 }: Props) {
  return (
    <ContactBlock
      copy={copy}
      level={level}
      pathname={usePathname()}
      formState={useFormState('contact')}
    />
  )
}

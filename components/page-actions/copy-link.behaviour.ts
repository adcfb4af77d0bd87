import { copyText } from './copy-text.ts'

/** @param template holds the button and the place for what became of the press; they take its place */
export function copyLink(template: HTMLElement): void {
  const { content } = template as HTMLTemplateElement
  const box = content.firstElementChild as HTMLElement
  const told = box.querySelector('span')!
  const address = location.origin + template.dataset.path!
  box.querySelector('button')!.addEventListener('click', async () => {
    // The same words again would not be told again.
    told.textContent = ''
    const isCopied = await copyText(address)
    told.textContent = isCopied ? box.dataset.copied! : box.dataset.failed!
  })
  template.before(content)
}

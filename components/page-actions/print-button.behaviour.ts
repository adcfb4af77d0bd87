/** @param template holds the button, which takes its place */
export function printButton(template: HTMLElement): void {
  const { content } = template as HTMLTemplateElement
  content.querySelector('button')!.addEventListener('click', () => window.print())
  template.before(content)
}

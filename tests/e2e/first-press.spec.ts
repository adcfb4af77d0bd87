import { existsSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import { filesBelow } from '../../server/file-paths.ts'
import { codeOfParts, holdScripts, partAnswers } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

/**
 * No first press is lost: each kind of control of each interactive part is pressed as the very first event of a page
 * whose scripts are still on their way, by mouse, touch and keyboard. When the scripts come, the page has to become
 * what it becomes when somebody presses late. Parts and kinds are found in the sources and in the markup.
 */
const parts = filesBelow('components').flatMap((file) => {
  const [, name, kind] = /([\w-]+)\.(island|behaviour)\.tsx?$/.exec(file) ?? []
  return name && kind ? [{ name, box: `[data-${kind}="${name}"]` }] : []
})

// A form has many kinds of controls, and each is pressed on pages of its own.
test.describe.configure({ timeout: 240_000 })

/** Nothing of them can be pressed before their code is there. */
const withoutControls = new Set([
  'CollectedList',
  'FeaturedPosts',
  'ListedPosts',
  'ReceiptFacts',
  'StoriesLikeYours',
  'StoredTexts',
  'active-step',
  'appear-in-turn',
  'at-bottom',
  'browser-zone',
  'copy-link',
  'forget-draft',
  'free-developers',
  'hero-video',
  'highlighted-row',
  'locale-suggestion',
  'print-button',
])

/** Wide windows show them in another way. */
const onlyOnAPhone = new Set(['phone-menu'])

const controls =
  'button, input:not([type="hidden"]), textarea, select, summary, [role="tab"], [data-held]'

/** Milliseconds in which a part answers whose code has come. */
const timeToAnswer = 200

type Way = 'mouse' | 'touch' | 'key'

/**
 * How a control is pressed before its part answers. What somebody types is kept by the browser, whatever brought the
 * focus there, and a click that is over when the code comes is the same to a page by mouse and by touch.
 */
function waysOn(
  device: 'a desk' | 'a phone',
  { does, byKey }: Kind,
): (Way | 'mouse, code comes meanwhile')[] {
  if (device === 'a phone') return ['touch']
  if (does === 'type') return []
  return [
    does === 'act' ? 'mouse, code comes meanwhile' : 'mouse',
    ...(byKey ? ['key' as const] : []),
  ]
}

/** What somebody does to a control, by what it is. */
async function press(control: Locator, way: Way, { does }: Kind): Promise<void> {
  if (way === 'touch') await control.tap()
  else if (way === 'mouse') await control.click()
  else if (does !== 'type') await control.press(does === 'choose' ? 'Space' : 'Enter')
  if (does === 'type') await control.pressSequentially('ab')
}

/** What a page shows of a part: texts, states of its controls, what is focused, which dialog is open. */
function shownBy(page: Page, box: string) {
  return page.evaluate((selector) => {
    const states = [
      'aria-expanded',
      'aria-selected',
      'aria-pressed',
      'aria-current',
      'aria-invalid',
      'aria-disabled',
      'data-active',
      'hidden',
      'inert',
      'open',
      'role',
    ]
    const nameOf = (element: Element | null) =>
      element &&
      `${element.tagName} ${element.id || element.getAttribute('aria-label') || element.textContent.slice(0, 60)}`
    const told = (root: Element) =>
      [...root.querySelectorAll('*')]
        // A part within it has its own time to answer.
        .filter((element) => element.closest('[data-island], [data-behaviour]') === root)
        .map((element) => {
          const { value, checked } = element as HTMLInputElement
          const attributes = states.map((name) => element.getAttribute(name) ?? '')
          const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          const words = own.map(({ textContent }) => textContent).join('')
          return [element.tagName, value, checked, ...attributes, words].join('|')
        })
        .filter((line) => !/^\w+\|*$/.test(line))
    const isOpen = (element: Element) => element.matches(':modal, :popover-open')
    return {
      address: (location.pathname + location.search).replace(
        /(?<=request\/|withdrawn=)[\w-]+/g,
        '…',
      ),
      title: document.title,
      focused: nameOf(document.activeElement),
      covered: document.querySelector('main')!.inert,
      open: [...document.querySelectorAll('dialog, [popover]')].filter(isOpen).map(nameOf),
      parts: [...document.querySelectorAll(selector)].map(told),
    }
  }, box)
}

type Kind = {
  /** Selects it within its part. */
  control: string
  /** The keyboard comes to it before its part answers, and does something else there than type. */
  byKey: boolean
  isRadio: boolean
  /** What a key does to it. */
  does: 'type' | 'choose' | 'act'
}

/** The first part of a kind whose controls can be seen: another tab may be open than that of the first one. */
function firstPart(page: Page, box: string): Locator {
  const visible = controls.split(', ').map((control) => `${control}:visible`)
  return page
    .locator(box)
    .filter({ has: page.locator(visible.join(', ')) })
    .first()
}

/** The first control of each kind that does something among all controls of a part. */
async function kindsOf(page: Page, box: string): Promise<Kind[]> {
  const all = firstPart(page, box).locator(controls)
  const found = await all.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const done =
        '[aria-selected="true"], [aria-disabled="true"], [aria-pressed="true"], [aria-current], :checked'
      if (element.matches(done) || !element.checkVisibility({ visibilityProperty: true })) return []
      const isTick = element.matches('[type="checkbox"]')
      const names = isTick ? ['name'] : ['aria-label', 'name', 'type']
      const attribute = names.find((name) => element.hasAttribute(name))
      const value = attribute && element.getAttribute(attribute)
      const same = attribute
        ? `${element.tagName}[${attribute}=${JSON.stringify(value)}]`
        : element.tagName
      const others = elements.filter((other) => other.matches(same))
      const role = element.getAttribute('role')
      // What is typed is kept by the browser, whatever a field is called.
      const isTextField = element.matches('input:is([type="text"], [type="email"], [type="tel"])')
      // So is a tick, and ticks of all lists of a part are drawn by the same component when their class is the same.
      const kind = isTextField
        ? 'text field'
        : [isTick ? 'tick' : same.replaceAll(/\d+/g, ''), role, element.classList[0]].join(' ')
      // A control that is replaced when its part answers keeps its id.
      const control = element.id
        ? `[id="${element.id}"]`
        : `${same} >> nth=${others.indexOf(element)}`
      const isRadio = element.matches('[type="radio"]')
      const isTyped = element.matches(
        'textarea, input:not([type="radio"], [type="checkbox"], [type="submit"])',
      )
      const does: Kind['does'] = isTyped ? 'type' : isTick || isRadio ? 'choose' : 'act'
      // What is typed after a click is typed by keys already.
      const byKey = (element as HTMLElement).tabIndex >= 0 && does !== 'type'
      return [{ kind, control, byKey, isRadio, does }]
    }),
  )
  return [...new Map(found.toReversed().map((one) => [one.kind, one])).values()]
}

/** What is seen when nothing has changed for longer than any part waits with an answer (`useSettledCount`: 500 ms). */
async function settled<Seen>(look: () => Promise<Seen>): Promise<Seen> {
  let seen = JSON.stringify(await look())
  await expect(async () => {
    await pause(700)
    const before = seen
    seen = JSON.stringify(await look())
    expect(seen).toBe(before)
  }).toPass({ intervals: [0] })
  return look()
}

/** A page of the build with a part; receipts are rendered on request and need one. */
function pageWith(box: string): string | undefined {
  const files = [
    'index.html',
    ...filesBelow('dist/client').filter((file) => /^[a-z].*\.html$/.test(file)),
  ]
  const attribute = box.slice(1, -1)
  const withPart = files.filter((name) => {
    const path = `dist/client/${name}`
    return (
      !name.startsWith('de/') && existsSync(path) && readFileSync(path, 'utf8').includes(attribute)
    )
  })
  const hasControls = (name: string) =>
    parse(readFileSync(`dist/client/${name}`, 'utf8'))
      .querySelector(box)
      ?.querySelector('button, input, [role="tab"], [data-held]')
  // The smallest loads soonest.
  const size = (name: string) => statSync(`dist/client/${name}`).size
  withPart.sort((a, b) => size(a) - size(b))
  const file = withPart.find(hasControls) ?? withPart[0]
  return file && `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
}

async function receiptPage(page: Page): Promise<string> {
  await page.goto('/contact-us')
  const response = await page.request.post('/api/contact', {
    headers: { Origin: new URL(page.url()).origin },
    data: {
      name: 'Marta O’Neil',
      email: 'marta@keller-diagnostik.example',
      phone: '',
      company: '',
      requestDetails: '',
      pathname: '/contact-us',
      goal: '',
      industry: '',
      final: '',
      service: '',
    },
  })
  return response.headers().location!
}

for (const { name, box } of parts.filter((part) => !withoutControls.has(part.name))) {
  for (const device of ['a desk', 'a phone'] as const) {
    test.describe(`On ${device}`, () => {
      test.use(
        device === 'a phone'
          ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
          : { viewport: { width: 1440, height: 900 } },
      )

      test(`a first press of ${name} arrives`, async ({ page }) => {
        // Each visit is the first one of somebody.
        await page.addInitScript(() => {
          if (location.protocol === 'about:') return
          localStorage.clear()
          sessionStorage.clear()
        })
        const path = pageWith(box)
        const open = async (waitUntil: 'domcontentloaded' | 'load' = 'domcontentloaded') => {
          const url = path ?? (await receiptPage(page))
          // The browser would keep the state of the address that it shows already. An address of the same site costs
          // no new process, which `about:blank` does. What the last press leads to may end this way there.
          await expect(() => page.goto('/robots.txt')).toPass()
          await page.goto(url, { waitUntil })
        }
        // As the page arrives, styles included: a part that starts meanwhile would take its controls away.
        const start = await holdScripts(page, codeOfParts)
        await open('load')
        const kinds = await kindsOf(page, box)
        start()
        await page.unrouteAll({ behavior: 'wait' })
        let isFresh = true
        // A press may lead to another page while it is looked at.
        const shown = () => shownBy(page, box).catch(() => undefined)
        for (const kind of kinds) {
          const ways = waysOn(device, kind)
          if (ways.length === 0) continue
          const { control: at, isRadio } = kind
          const control = firstPart(page, box).locator(at)
          await test.step(at, async () => {
            const pressLate = async (way: Way) => {
              if (!isFresh) await open()
              isFresh = false
              await partAnswers(firstPart(page, box))
              if (!(await control.isVisible()) || (await control.isDisabled())) return undefined
              await press(control, way, kind)
              return settled(shown)
            }
            let late = await pressLate(device === 'a phone' ? 'touch' : 'mouse')
            // The plain form's button, which waits for a choice once its part answers.
            if (!late) return

            for (const way of ways) {
              // A pointer chooses and goes on, a key only chooses.
              if (way === 'key' && isRadio) late = await pressLate(way)
              const arrive = await holdScripts(page, codeOfParts)
              // The page's own script, which comes when it comes, is there by then: before it, the browser acts alone.
              await open('load')
              if (way === 'mouse, code comes meanwhile') {
                await control.hover()
                await page.mouse.down()
                arrive()
                await page.unrouteAll({ behavior: 'wait' })
                await pause(timeToAnswer)
                await page.mouse.up()
              } else {
                await press(control, way, kind)
                await expect(firstPart(page, box)).not.toHaveAttribute('data-state')
                arrive()
              }
              await expect.poll(shown, { message: `pressed early by ${way}` }).toEqual(late)
              await page.unrouteAll({ behavior: 'wait' })
            }
          })
        }
        expect(kinds.length > 0, 'has controls').toBe(
          !onlyOnAPhone.has(name) || device === 'a phone',
        )
      })
    })
  }
}

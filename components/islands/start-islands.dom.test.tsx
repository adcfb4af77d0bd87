import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { intersect, observedWith } from '../../tests/support/fake-browser.ts'
import type { hydrateIsland } from './hydrate-island.tsx'
import { type PartCode, startIslands } from './start-islands.ts'

type Behaviour = (element: HTMLElement) => void

const reported = vi.fn<(error: unknown) => void>()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('reportError', reported)
})
afterEach(() => {
  reported.mockReset()
  Reflect.deleteProperty(navigator, 'connection')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page of its own for each test, since listeners stay. Its parts get their code when a test lets it arrive. */
function openPage(html: string, readyState: () => DocumentReadyState = () => 'complete') {
  const page = document.implementation.createHTMLDocument()
  vi.spyOn(page, 'readyState', 'get').mockImplementation(readyState)
  page.body.innerHTML = html
  const fetched: string[] = []
  const started: string[] = []
  /** What comes of each part that was asked for: its behaviour, or an error. */
  const answers = new Map<string, { resolve: (module: object) => void; reject: () => void }>()

  const load = (name: string) => {
    fetched.push(name)
    return new Promise<Record<string, unknown>>((resolve, reject) =>
      answers.set(name, {
        resolve: (module) => resolve(module as Record<string, unknown>),
        reject: () => reject(new Error(`The code of ${name} does not come.`)),
      }),
    )
  }
  const hydrate: typeof hydrateIsland = async (box, { name }, settle) => {
    started.push(name)
    settle('answers')
    return undefined as never
  }
  const code: PartCode = {
    fetchPart: ({ dataset: { island, behaviour } }) => load((island ?? behaviour)!),
    hydrate: () => Promise.resolve({ hydrateIsland: hydrate }),
  }
  startIslands(page, code)

  const settled = (name: string) =>
    vi.waitFor(() => expect(part(name).dataset.state).toBeDefined(), { interval: 1 })
  const part = (name: string) =>
    page.querySelector<HTMLElement>(`[data-behaviour="${name}"], [data-island="${name}"]`)!
  return {
    page,
    fetched,
    started,
    part,
    find: <Found extends HTMLElement>(selector: string) => page.querySelector<Found>(selector)!,
    /** Lets the code of a part come, and waits for what the part makes of it. */
    arrive: (name: string, behaviour: Behaviour = () => {}) => {
      const start = (element: HTMLElement) => {
        started.push(name)
        behaviour(element)
      }
      answers.get(name)!.resolve({ start: Object.assign(start, { declaration: { name } }) })
      return settled(name)
    },
    /** Lets the code of a part fail to come. */
    fail: (name: string) => {
      answers.get(name)!.reject()
      return settled(name)
    },
  }
}

/** What a visitor does to an element; gives whether the browser went on with it. */
function does(target: EventTarget, type: string, init: object = {}): boolean {
  const Kind = type.startsWith('key') ? KeyboardEvent : MouseEvent
  return target.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...init }))
}
const atRest = { movementX: 0, movementY: 0 }
const moved = { movementX: 1, movementY: 0 }

/** A part that notes events which come to it, and lets none of them lead on. */
function noting(type: string, heard: Event[]): Behaviour {
  return (element) =>
    element.addEventListener(type, (heardEvent) => {
      heardEvent.preventDefault()
      heard.push(heardEvent)
    })
}

describe('before a part answers', () => {
  test('the press of a button is held, and told once when it answers', async () => {
    const { find, part, arrive, started } = openPage(
      '<div data-behaviour="menu"><button type="button"><span>Open</span></button></div>',
    )
    const heard: Event[] = []
    noting('click', heard)(part('menu').parentElement!)
    expect(does(find('span'), 'click')).toBe(false)
    expect(does(find('span'), 'click')).toBe(false)
    expect(heard).toEqual([])
    expect(find('button').dataset.pressed).toBe('')

    await arrive('menu')
    expect(started).toEqual(['menu'])
    expect(part('menu').dataset.state).toBe('answers')
    expect(find('button').dataset.pressed).toBeUndefined()
    expect(heard.map(({ target }) => target)).toEqual([find('button')])

    does(find('span'), 'click')
    expect(heard).toHaveLength(2)
  })

  test('of presses of two buttons the last is told', async () => {
    const { find, part, arrive } = openPage(
      `<div data-behaviour="pages">
        <button type="button" id="one"></button><button type="button" id="two"></button>
      </div>`,
    )
    const heard: Event[] = []
    does(find('#one'), 'click')
    does(find('#two'), 'click')
    await arrive('pages', noting('click', heard))
    expect(heard.map(({ target }) => target)).toEqual([find('#two')])
    expect(part('pages').querySelector('[data-pressed]')).toBeNull()
  })

  test.each([
    ['a link', '<a href="/blog">Blog</a>', 'a'],
    ['details', '<details><summary>Who?</summary></details>', 'summary'],
    ['what opens a popover', '<button type="button" popovertarget="menu">Menu</button>', 'button'],
    ['what lies outside of all parts', '', '[type="button"]'],
  ])('%s is not held, nor told again', async (_, html, selector) => {
    const { find, page, arrive } = openPage(
      `<div data-behaviour="part">${html}</div><button type="button"></button>`,
    )
    const heard = vi.fn<(press: Event) => void>()
    page.addEventListener('click', heard)
    expect(does(find(selector), 'click')).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
    does(find('[data-behaviour]'), 'pointerover')
    await arrive('part')
    expect(heard).toHaveBeenCalledOnce()
  })

  test('a link that is held leads elsewhere all the same when a key says so', async () => {
    const { find, arrive, fetched } = openPage(
      '<div data-behaviour="search"><a href="/search" data-held="">Search</a></div>',
    )
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(does(find('a'), 'click', { [key]: true })).toBe(true)
    expect(fetched).toEqual([])
    expect(does(find('a'), 'click')).toBe(false)
    const heard: Event[] = []
    await arrive('search', noting('click', heard))
    expect(heard).toHaveLength(1)
  })

  test('a radio is chosen at once, and the part hears of the press', async () => {
    const { find, arrive } = openPage(
      '<form data-behaviour="finder"><input type="radio" name="goal" value="a" /></form>',
    )
    does(find('input'), 'pointerover')
    does(find('input'), 'click', { detail: 1 })
    expect(find<HTMLInputElement>('input').checked).toBe(true)
    const heard: MouseEvent[] = []
    await arrive('finder', (element) =>
      element.addEventListener('click', (press) => heard.push(press)),
    )
    expect(heard.map(({ target, detail }) => [target, detail])).toEqual([[find('input'), 1]])
    expect(find<HTMLInputElement>('input').checked).toBe(true)
  })

  test('what is sent is held, and sent again by the same button', async () => {
    const { find, arrive } = openPage(
      `<form data-behaviour="form">
        <button type="submit" value="draft"></button><button type="submit" value="send"></button>
      </form>`,
    )
    const heard: Event[] = []
    expect(does(find('[value="send"]'), 'click')).toBe(false)
    expect(find('[value="send"]').dataset.pressed).toBe('')
    await arrive('form', noting('submit', heard))
    expect(heard.map((sent) => (sent as SubmitEvent).submitter)).toEqual([find('[value="send"]')])
  })

  test('the arrow keys of a tab are held and told, other keys are not', async () => {
    const { find, arrive } = openPage(
      '<div data-island="Tabs"><a role="tab" href="#a">A</a><input /></div>',
    )
    const heard: Event[] = []
    noting('keydown', heard)(find('[data-island]'))
    expect(does(find('a'), 'keydown', { key: 'ArrowRight' })).toBe(false)
    expect(heard).toEqual([])
    await arrive('Tabs')
    expect(heard.map((press) => (press as KeyboardEvent).key)).toEqual(['ArrowRight'])
  })

  test.each([
    ['the tab key', 'a', 'Tab'],
    ['an arrow key in a field', 'input', 'ArrowLeft'],
  ])('%s is not held', async (_, selector, key) => {
    const { find, page, arrive } = openPage(
      '<div data-island="Tabs"><a role="tab" href="#a">A</a><input /></div>',
    )
    const heard = vi.fn<(press: Event) => void>()
    page.addEventListener('keydown', heard)
    expect(does(find(selector), 'keydown', { key })).toBe(true)
    await arrive('Tabs')
    expect(heard).toHaveBeenCalledOnce()
  })

  test('Ctrl-K anywhere starts the search, which hears of it', async () => {
    const { page, find, arrive, fetched } = openPage(
      '<div data-island="Search"><a data-shortcut="" href="/search">Search</a></div><main></main>',
    )
    const keys = { key: 'k', ctrlKey: true }
    expect(does(find('main'), 'keydown', { key: 'k' })).toBe(true)
    expect(fetched).toEqual([])
    const heard = vi.fn<(press: Event) => void>()
    page.addEventListener('keydown', heard)
    expect(does(find('main'), 'keydown', keys)).toBe(false)
    expect(heard).not.toHaveBeenCalled()
    expect(fetched).toEqual(['Search'])
    await arrive('Search')
    expect(heard.mock.calls).toEqual([[expect.objectContaining(keys)]])
    does(find('main'), 'keydown', keys)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('a part whose code does not come', () => {
  test('stays HTML and is reported: a link that was held is followed', async () => {
    const { find, part, page, fail } = openPage(
      '<div data-island="Search"><a href="/search" data-held="">Search</a></div>',
    )
    does(find('a'), 'click')
    const followed = vi.fn<(press: Event) => void>()
    page.addEventListener('click', followed)
    await fail('Search')
    expect(part('Search').dataset.state).toBe('failed')
    expect(followed.mock.calls).toEqual([
      [expect.objectContaining({ target: find('a'), defaultPrevented: false })],
    ])
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('The code of Search does not come.'))
    expect(does(find('a'), 'click')).toBe(true)
  })

  test('a form that was held is posted', async () => {
    const { find, page, fail } = openPage(
      '<form data-island="Form"><button type="submit"></button></form>',
    )
    does(find('button'), 'click')
    const posted = vi.fn((sent: Event) => {
      const { defaultPrevented } = sent
      // jsdom knows no navigation.
      sent.preventDefault()
      return defaultPrevented
    })
    page.addEventListener('submit', posted)
    await fail('Form')
    expect(posted).toHaveReturnedWith(false)
    expect(posted).toHaveBeenCalledOnce()
  })
})

describe('a touch', () => {
  test.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])(
    'by %s starts the part, and those around it',
    async (type) => {
      const { find, fetched, arrive, started } = openPage(`
        <div data-island="Outer"><div data-behaviour="inner"><p></p></div></div>
        <div data-island="Other"></div>
      `)
      does(find('p'), type)
      does(find('p'), type)
      expect(fetched).toEqual(['inner', 'Outer'])
      await arrive('inner')
      await arrive('Outer')
      does(find('p'), type)
      expect(fetched).toEqual(['inner', 'Outer'])
      expect(started).toEqual(['inner', 'Outer'])
    },
  )
})

describe('when the browser is idle', () => {
  const parts = `
    <div data-island="Idle" data-start="idle"></div>
    <div data-island="Form" data-start="press" data-restores=""></div>
    <div data-island="Slider" data-start="near"></div>
  `

  test('parts for that moment start by themselves', () => {
    const { fetched } = openPage(parts)
    expect(fetched).toEqual([])
    vi.runAllTimers()
    expect(fetched).toEqual(['Idle'])
  })

  test.each([
    ['this browser', () => localStorage],
    ['this tab', () => sessionStorage],
  ])('and those that restore something, where %s keeps anything', (_, storage) => {
    storage().setItem('goal', 'boost_your_roi')
    const { fetched } = openPage(parts)
    vi.runAllTimers()
    expect(fetched).toEqual(['Idle', 'Form'])
  })

  test('blocked storage keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'length', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { fetched } = openPage(parts)
    vi.runAllTimers()
    expect(fetched).toEqual(['Idle'])
  })
})

describe('near the window', () => {
  const parts = `
    <p></p>
    <div data-island="Slider" data-start="near"><section></section></div>
    <ul data-behaviour="rows" data-start="near"></ul>
    <form data-island="Form" data-start="press"><input /></form>
  `

  test('nothing starts before the page is touched or scrolled', () => {
    const { find, fetched } = openPage(parts)
    for (const part of ['section', 'ul', 'input']) intersect(find(part), 1)
    vi.runAllTimers()
    expect(fetched).toEqual([])
  })

  test('nothing starts under a pointer at rest, or when a row of the page settles', () => {
    const { find, fetched } = openPage(parts)
    does(find('p'), 'pointerover')
    does(find('p'), 'pointermove', atRest)
    does(find('ul'), 'scroll')
    for (const part of ['section', 'ul', 'input']) intersect(find(part), 1)
    vi.runAllTimers()
    expect(fetched).toEqual([])
  })

  test.each(['scroll', 'pointermove', 'pointerdown'])('parts start after a %s', (type) => {
    const { page, find, fetched } = openPage(parts)
    does(type === 'scroll' ? page : find('p'), type, moved)
    expect(observedWith(find('section'))).toEqual([{ rootMargin: '600px' }])
    intersect(find('ul'), 0)
    intersect(find('section'), 1)
    expect(fetched).toEqual(['Slider'])
    intersect(find('ul'), 1)
    expect(fetched).toEqual(['Slider', 'rows'])
  })

  test('parts that arrive after a page is touched start as well', () => {
    let state: DocumentReadyState = 'loading'
    const { page, find, fetched } = openPage('<p></p>', () => state)
    does(find('p'), 'pointermove', moved)
    vi.runAllTimers()
    page.body.innerHTML = `${parts}<div data-island="Idle" data-start="idle"></div>`
    state = 'interactive'
    page.dispatchEvent(new Event('DOMContentLoaded'))
    expect(fetched).toEqual(['Idle'])
    intersect(find('section'), 1)
    expect(fetched).toEqual(['Idle', 'Slider'])
  })

  test('the code of a part that waits for a press is fetched, but does not run', async () => {
    const { page, find, part, fetched, started } = openPage(parts)
    does(page, 'scroll')
    intersect(find('input'), 1)
    expect(fetched).toEqual([])
    vi.runAllTimers()
    expect(fetched).toEqual(['Form'])
    expect(started).toEqual([])
    expect(part('Form').dataset.state).toBeUndefined()
  })

  test('it is not fetched for a visitor who saves data', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    })
    const { page, find, fetched } = openPage(parts)
    does(page, 'scroll')
    intersect(find('input'), 1)
    vi.runAllTimers()
    expect(fetched).toEqual([])
  })
})

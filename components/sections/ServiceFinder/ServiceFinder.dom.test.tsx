import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { claimFigure } from '../../../content/claim-figure.ts'
import { claims } from '../../../content/company.ts'
import { industryPaths, modelPaths, models } from '../../../content/taxonomy.ts'
import { catalogMessages } from '../../../locales/catalog.server.ts'
import { listenDuringTest } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { IslandBoxContext } from '../../islands/island.tsx'
import { IslandBox } from '../../islands/IslandBox.server.tsx'
import { siteCode, startIslands } from '../../islands/start-islands.ts'
import { listenToLinks } from '../../page-script/listen-to-links.ts'
import { answerAtoms } from '../../questionnaire/answers.ts'
import { IntlRoot } from '../../text/IntlRoot.tsx'
import { ServiceFinderIsland } from './ServiceFinder.island.tsx'

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  localStorage.clear()
  history.replaceState({}, '', '/service-finder')
})

function open(variant: 'table' | 'wizard' = 'wizard') {
  renderWithMessages(<ServiceFinderIsland variant={variant} />, ['common', 'finder', 'taxonomy'])
  return userEvent.setup()
}

const heading = (name: string) => screen.getByRole('heading', { name })
const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const currentStep = () => document.querySelector('[aria-current=step]')?.textContent
const status = () => screen.getByRole('status').textContent
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function chooseBoth(
  user: ReturnType<typeof userEvent.setup>,
  goal: string,
  industry: string,
) {
  await user.click(option(goal))
  await user.click(option(industry))
}

test('two clicks lead to the summary; both answers are stored as slugs', async () => {
  const user = open()
  expect(screen.getAllByRole('radio')).toHaveLength(12)
  await user.click(option('Boost your ROI'))
  expect(localStorage.getItem('goal')).toBe('boost_your_roi')
  expect(document.activeElement).toBe(heading('Which industry are you in?'))
  await user.click(option('Real Estate'))
  expect(localStorage.getItem('industry')).toBe('real_estate')
  expect(document.activeElement).toBe(heading('Summary: our recommendation'))
  expect(currentStep()).toBe('3Summary')
})

test('arrow keys only move the selection; Enter goes on', async () => {
  const user = open()
  option('Realize a software vision').focus()
  await user.keyboard('[ArrowDown]')
  expect(option('Build your talent team').checked).toBe(true)
  expect(currentStep()).toBe('1How we can help')
  await user.keyboard('[Enter]')
  expect(currentStep()).toBe('2Select your industry')
})

test('Next without a choice asks for one and gives the focus to the options', async () => {
  const user = open()
  await user.click(button('Next: select your industry'))
  expect(status()).toBe('Choose a goal to continue.')
  expect(document.activeElement).toBe(option('Realize a software vision'))
  await user.keyboard('[Space]')
  expect(status()).toBe('')
  await user.click(button('Next: select your industry'))
  expect(currentStep()).toBe('2Select your industry')
})

test('a goal that is checked from the start shows what it leads to, and is stored when the visitor goes on with it', async () => {
  renderWithMessages(<ServiceFinderIsland variant="table" usual="build_your_talent_team" />, [
    'common',
    'finder',
    'taxonomy',
  ])
  const user = userEvent.setup()
  expect(option('Build your talent team').checked).toBe(true)
  expect(screen.getByText(/This goal usually leads to/).textContent).toBe(
    'This goal usually leads to Build Your Dedicated Team',
  )
  expect(screen.getByText('Your choices stay in this browser.')).toBeTruthy()
  expect(localStorage.getItem('goal')).toBeNull()
  await user.click(button('Next: select your industry'))
  expect(localStorage.getItem('goal')).toBe('build_your_talent_team')
  expect(currentStep()).toBe('2Select your industry')
})

test('another goal takes its place, and so does an earlier answer', async () => {
  localStorage.setItem('goal', 'boost_your_roi')
  renderWithMessages(<ServiceFinderIsland variant="table" usual="build_your_talent_team" />, [
    'common',
    'finder',
    'taxonomy',
  ])
  const user = userEvent.setup()
  expect(option('Boost your ROI').checked).toBe(true)
  await user.click(option('Do more for less'))
  expect(localStorage.getItem('goal')).toBe('do_more_for_less')
  expect(currentStep()).toBe('2Select your industry')
})

test('Back leads from 3 to 2 to 1 and keeps both choices', async () => {
  const user = open()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await chooseBoth(user, 'Expand operations', 'Retail')
  await user.click(button('Back'))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Retail' })).checked).toBe(
    true,
  )
  await user.click(button('Back'))
  const earlier = await screen.findByRole<HTMLInputElement>('radio', { name: 'Expand operations' })
  expect(earlier.checked).toBe(true)
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await user.click(option('Do more for less'))
  expect(option('Retail').checked).toBe(true)
})

test('steps that are done are named so and lead back; later ones do not', async () => {
  const user = open()
  expect(screen.queryByRole('button', { name: /completed/ })).toBeNull()
  await chooseBoth(user, 'Expand operations', 'Retail')
  expect(
    screen.getAllByRole('button', { name: /completed/ }).map((one) => one.textContent),
  ).toEqual(['How we can help (completed)', 'Select your industry (completed)'])
  await user.click(button(/^How we can help/))
  await screen.findByRole('radio', { name: 'Expand operations' })
  expect(currentStep()).toBe('1How we can help')
})

test('one live region says what is on screen, and stays the same element', async () => {
  const user = open()
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  await user.click(option('Expand operations'))
  expect(region.textContent).toBe('Step 2 of 3: Select your industry')
  await user.click(option('Retail'))
  expect(region.textContent).toBe('Step 3 of 3: Summary. Best match: Extend Your Team')
  expect(document.querySelectorAll('[role=alert], [role=status], [aria-live]')).toHaveLength(1)
  expect(screen.getByRole('status')).toBe(region)
})

test.each(['table', 'wizard'] as const)(
  'Back of the %s leads to the entry that was left, and adds none to the history',
  async (variant) => {
    // What earlier tests left ahead of this entry goes.
    history.pushState({}, '', '/service-finder')
    const user = open(variant)
    const start = history.length
    await chooseBoth(user, 'Expand operations', 'Retail')
    expect(history.length).toBe(start + 2)
    await user.click(button('Back'))
    await screen.findByRole('radio', { name: 'Retail' })
    expect(document.activeElement).toBe(heading('Which industry are you in?'))
    await user.click(option('Fintech'))
    expect(history.length).toBe(start + 2)
    await user.click(button(/^How we can help/))
    await screen.findByRole('radio', { name: 'Expand operations' })
    expect(history.length).toBe(start + 2)
  },
)

test('Back on a page that began with a later step takes its entry', async () => {
  localStorage.setItem('goal', 'expand_operations')
  localStorage.setItem('industry', 'retail')
  history.replaceState({}, '', '?step=3')
  const user = open()
  const start = history.length
  await user.click(button('Back'))
  expect(currentStep()).toBe('2Select your industry')
  expect([history.length, location.search]).toEqual([start, '?step=2'])
})

describe('on a page with other sections', () => {
  test('the step stays out of the address and follows the browser’s history', async () => {
    const user = open('table')
    await chooseBoth(user, 'Expand operations', 'Retail')
    expect(location.search).toBe('')
    expect(history.state).toMatchObject({ finderStep: 3 })
    history.replaceState({ ...history.state, finderStep: 2 }, '')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(currentStep()).toBe('2Select your industry')
    history.replaceState({}, '')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(currentStep()).toBe('1How we can help')
  })
})

describe('the address', () => {
  test('names the step, and the browser’s Back and Forward follow it', async () => {
    const user = open()
    await chooseBoth(user, 'Expand operations', 'Retail')
    expect(location.search).toBe('?step=3')
    history.replaceState({}, '', '?step=2')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(currentStep()).toBe('2Select your industry')
    expect(document.activeElement).toBe(heading('Which industry are you in?'))
    history.replaceState({}, '', '/service-finder')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(currentStep()).toBe('1How we can help')
  })

  test('with step 3 opens the summary of stored answers without moving the focus', () => {
    localStorage.setItem('goal', 'expand_operations')
    localStorage.setItem('industry', 'retail')
    history.replaceState({}, '', '?step=3')
    open()
    expect(heading('Summary: our recommendation')).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
  })

  test('with step 3 opens the first step when no goal is known', () => {
    localStorage.setItem('industry', 'retail')
    history.replaceState({}, '', '?step=3')
    open()
    expect(heading('What are you trying to do?')).toBeTruthy()
  })
})

describe('the summary', () => {
  const links = () =>
    screen.getAllByRole('link', { name: /^(?!Get in touch|Read the published stories)/ })
  const paths = () => links().map((link) => link.getAttribute('href'))

  test('of the wizard shows the best match first, then the others, then the industry', async () => {
    const user = open('wizard')
    await chooseBoth(user, 'Get end-to-end solution', 'Telecommunications')
    expect(paths()).toEqual([
      '/services/software-development-outsourcing',
      '/services/dedicated-team',
      '/services/staff-augmentation-services',
      '/industries/telecom',
      '/team-cost',
    ])
    expect(screen.getAllByText('Best match')).toHaveLength(1)
    const best = screen.getByRole('article')
    expect(
      within(best).getByRole('heading', { name: 'Software Development Outsourcing' }),
    ).toBeTruthy()
  })

  test('of the table keeps its order and marks the best match', async () => {
    const user = open('table')
    await chooseBoth(user, 'Expand operations', 'Telecommunications')
    expect(paths()).toEqual([
      '/services/dedicated-team',
      '/services/staff-augmentation-services',
      '/services/software-development-outsourcing',
      '/team-cost',
    ])
    const line = screen.getByText('Best match').closest('li')!
    expect(within(line).getByRole('heading', { name: 'Extend Your Team' })).toBeTruthy()
  })

  test.each(['Sports', 'Real Estate'])('says that %s has no page', async (industry) => {
    const user = open()
    await chooseBoth(user, 'Expand operations', industry)
    const line = screen.getByText(`No dedicated page for ${industry} yet –`, { exact: false })
    expect(line.textContent).toBe(
      `No dedicated page for ${industry} yet – tell us about your project`,
    )
    const slug = industry.toLowerCase().replace(' ', '_')
    expect(within(line).getByRole('link').getAttribute('href')).toBe(
      `/get-in-touch?goal=expand_operations&industry=${slug}`,
    )
  })

  test('has a sentence of its own for an industry that is not listed', async () => {
    const user = open()
    await chooseBoth(user, 'Expand operations', 'Other')
    const line = screen.getByText('Your industry is not on our list –', { exact: false })
    expect(line.textContent).not.toContain('Other')
    expect(within(line).getByRole('link').getAttribute('href')).toBe(
      '/get-in-touch?goal=expand_operations&industry=other',
    )
  })

  test.each(['table', 'wizard'] as const)(
    'of the %s shows what the company claims, and who leads in each model',
    async (variant) => {
      const user = open(variant)
      await chooseBoth(user, 'Expand operations', 'AdTech')
      expect(screen.getByText(/success cases across all three models/).textContent).toContain(
        `${claimFigure(claims['success-cases'], 'en').text} success cases`,
      )
      const others = screen.getAllByRole('listitem').filter((item) => item.querySelector('svg'))
      const captions = others.map(
        ({ textContent }) => /(Shared lead|We lead)/.exec(textContent)?.[0],
      )
      expect(captions).toEqual(expect.arrayContaining(['Shared lead', 'We lead']))
    },
  )

  test('stores the English title of the chosen result', async () => {
    listenDuringTest(listenToLinks)
    const user = open()
    await chooseBoth(user, 'Expand operations', 'AdTech')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.click(screen.getByRole('link', { name: /^AdTech/ }))
    expect(localStorage.getItem('final')).toBe('AdTech')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.click(screen.getByRole('link', { name: /^Read More\s*about Extend Your Team/ }))
    expect(localStorage.getItem('final')).toBe('Extend Your Team')
  })
})

describe('before React answers', () => {
  /** Opens the page as the server sends it, lets a visitor act, and has React answer. */
  async function openAndAct(actOn: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
    document.documentElement.lang = 'en'
    vi.stubGlobal('requestIdleCallback', () => {})
    const roots: Root[] = []
    const container = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => {
      for (const root of roots) act(() => root.unmount())
      container.remove()
    })
    container.innerHTML = renderToString(
      <IntlRoot locale="en" messages={catalogMessages('en', ['common', 'finder', 'taxonomy'])}>
        <IslandBoxContext value={IslandBox}>
          <ServiceFinderIsland variant="wizard" />
        </IslandBoxContext>
      </IntlRoot>,
    )
    let answer = () => {}
    const acted = new Promise<void>((resolve) => (answer = resolve))
    listenDuringTest((page) =>
      startIslands(page, {
        ...siteCode,
        hydrate: async () => {
          const { hydrateIsland } = await siteCode.hydrate()
          await acted
          return {
            hydrateIsland: async (...island) => {
              const root = await act(() => hydrateIsland(...island))
              roots.push(root)
              return root
            },
          }
        },
      }),
    )
    await actOn(userEvent.setup())
    answer()
    await expect.poll(() => roots).toHaveLength(1)
    expect(container.querySelector('[data-state="answers"]')).not.toBeNull()
  }

  test('the click of a goal leads on', async () => {
    await openAndAct((user) => user.click(option('Boost your ROI')))
    expect(localStorage.getItem('goal')).toBe('boost_your_roi')
    expect(currentStep()).toBe('2Select your industry')
    expect(document.activeElement).toBe(heading('Which industry are you in?'))
  })

  test('a key only chooses', async () => {
    await openAndAct(async (user) => {
      option('Boost your ROI').focus()
      await user.keyboard('[Space]')
    })
    await expect.poll(() => option('Boost your ROI').checked).toBe(true)
    expect(localStorage.getItem('goal')).toBe('boost_your_roi')
    expect(currentStep()).toBe('1How we can help')
  })
})

describe('the server', () => {
  const messages = catalogMessages('en', ['common', 'finder', 'taxonomy'])
  const html = (answers: Record<string, string>) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <Provider>
        <IntlRoot locale="en" messages={messages}>
          <ServiceFinderIsland variant="wizard" query={answers} />
        </IntlRoot>
      </Provider>,
    )
    return page
  }

  test('renders each step from the query, with forms that work without script', () => {
    const first = html({}).querySelector('form')!
    expect(first.getAttribute('action')).toBe('/service-finder')
    expect(first.querySelectorAll('input[name=goal]')).toHaveLength(12)
    const second = html({ goal: 'Expand operations' }).querySelectorAll('form')[1]!
    expect(second.querySelector<HTMLInputElement>('input[name=goal]')?.value).toBe(
      'expand_operations',
    )
    expect(second.querySelectorAll('input[name=industry]')).toHaveLength(12)
    expect(html({ goal: 'expand_operations', industry: 'x' }).textContent).toContain(
      'Which industry',
    )
    expect(html({ goal: 'x', industry: 'retail' }).textContent).toContain('What are you trying')
  })

  test.each([
    ['boost_your_roi', 'retail'],
    ['expand_operations', 'other'],
  ] as const)('renders the summary of %s in %s', (goal, industry) => {
    const page = html({ goal, industry })
    const paths = [...page.querySelectorAll('a[data-answer-key=final]')].map((one) =>
      one.getAttribute('href'),
    )
    for (const path of Object.values(modelPaths)) expect(paths).toContain(path)
    const path = industryPaths[industry]
    if (path) expect(paths).toContain(path)
    else expect(page.textContent).toContain('Your industry is not on our list')
    for (const title of Object.values(models)) expect(page.textContent).toContain(title)
    expect(page.textContent?.match(/Best match/g)).toHaveLength(1)
  })

  test('is taken over as it is where a form has read the stored answers before', async () => {
    const page = html({ step: '2' })
    document.body.append(page)
    const store = createStore()
    store.set(answerAtoms.goal, 'boost_your_roi')
    const errors: unknown[] = []
    await act(async () => {
      hydrateRoot(
        page,
        <Provider store={store}>
          <IntlRoot locale="en" messages={messages}>
            <ServiceFinderIsland variant="wizard" query={{ step: '2' }} />
          </IntlRoot>
        </Provider>,
        { onRecoverableError: (error) => errors.push(error) },
      )
    })
    expect(errors).toEqual([])
    expect(page.textContent).toContain('Which industry')
    page.remove()
  })
})

import { describe, expect, test } from 'vitest'
import { goals, goalTitles, industries, industryTitles } from '../../content/taxonomy.ts'
import { catalogMessages } from '../../locales/catalog.server.ts'

/** Inventory section 3, compared byte by byte with what the catalogs give to the pages. */
const exact: Record<string, readonly [row: string, text: string]> = {
  'common.newsletter.title': ['T-01', 'Stay in touch'],
  'story-slider.title': ['T-02', 'Case studies'],
  'story-slider.action.see-more': ['T-03', 'See more'],
  'featured-content.title': ['T-04', 'Featured content'],
  'featured-content.action.all': ['T-05', 'See all results'],
  'testimonials.title': ['T-06', 'Latest testimonials'],
  'testimonials.action.load-more': ['T-07', 'Load more'],
  'finder.step.first': ['T-08', 'How we can help'],
  'finder.step.second': ['T-09', 'Select your industry'],
  'finder.step.third': ['T-10', 'Summary'],
  'finder.back': ['T-11', 'Back'],
  'finder.best-match': ['T-12', 'Best match'],
  'taxonomy.result.build': ['T-13', 'Build Your Dedicated Team'],
  'taxonomy.result.extend': ['T-14', 'Extend Your Team'],
  'taxonomy.result.outsourcing': ['T-15', 'Software Development Outsourcing'],
  'forms.received.title': ['T-16', 'Your request was received'],
  'forms.received.text': ['T-17', 'We’ll back to you soon after we’ve reviewed it'],
  'forms.received.stories': ['T-18', 'View our success stories'],
  'forms.received.refill': ['T-19', 'Refill contact form'],
  'common.action.get-in-touch': ['T-20', 'Get in touch'],
  'service-list.read-more': ['T-21', 'Read More'],
  'common.action.hire-developers': ['T-22', 'Hire Developers'],
  'forms.short.success': ['T-25', 'Success'],
  'forms.error.newsletter-email': ['T-26', 'Please provide your valid email'],
  'forms.error.name-required': ['T-27', 'Name is required'],
  'forms.error.email-invalid': ['T-28', 'Invalid email address'],
  'forms.error.email-not-business': ['T-29', 'Enter a business email'],
  'forms.error.name-and-email': ['T-30', 'Please provide your name and valid email'],
  'forms.error.start-email': ['T-31', 'Please enter a valid email'],
  'common.route.terms-of-service': ['T-33', 'Terms of Service'],
  'common.route.privacy-policy': ['T-33', 'Privacy Policy'],
  ...Object.fromEntries(
    goals.map((slug, at) => [`taxonomy.goal.${slug}`, ['T-34', goalTitles[at]!]]),
  ),
  ...Object.fromEntries(
    industries.map((slug, at) => [`taxonomy.industry.${slug}`, ['T-35', industryTitles[at]!]]),
  ),
  'technology-catalogue.group.all': ['T-36', 'All'],
  'technology-catalogue.group.backend': ['T-36', 'Backend'],
  'technology-catalogue.group.frontend': ['T-36', 'Frontend'],
  'technology-catalogue.group.databases': ['T-36', 'Databases'],
  'technology-catalogue.group.devops': ['T-36', 'DevOps'],
  'technology-catalogue.group.clouds': ['T-36', 'Clouds'],
  'technology-catalogue.group.android': ['T-36', 'Android'],
  'technology-catalogue.group.ios': ['T-36', 'iOS'],
  'technology-catalogue.group.cross-platform': ['T-36', 'Cross-platform'],
  'technology-catalogue.group.blockchain': ['T-36', 'Blockchain'],
}

const messages = catalogMessages('en', [
  ...new Set(Object.keys(exact).map((id) => id.split('.')[0]!)),
])

describe('exact strings of the inventory', () => {
  test.each(Object.entries(exact))('%s', (id, [, text]) => {
    expect(messages[id]).toEqual([{ type: 0, value: text }])
  })
})

test('the consent text names both legal pages as they are called', () => {
  const consent = JSON.stringify(messages['forms.consent'])
  expect(consent).toContain('"Terms of Service"')
  expect(consent).toContain('"Privacy Policy"')
})

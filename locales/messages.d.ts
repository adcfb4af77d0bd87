// Written by npm run l10n -- types from the English catalogs; do not edit.
import type { ReactNode } from 'react'

export type MessageTag = (chunks: ReactNode) => ReactNode

export interface MessageValues {
  'accordion-block.section.lead': {}
  'accordion-block.section.title': {}
  'city-tabs.list-label': {}
  'city-tabs.section.title': {}
  'claims.as-of': { date: Date | number }
  'claims.average-experience.sounding': {}
  'claims.average-feedback.definition': {}
  'claims.average-feedback.label': {}
  'claims.client-countries.definition': {}
  'claims.client-countries.label': {}
  'claims.engineers.sounding': {}
  'claims.format.range': { from: string; to: string }
  'claims.healthcare-experience.definition': {}
  'claims.healthcare-experience.label': {}
  'claims.locations.sounding': {}
  'claims.project-lifetime.sounding': {}
  'claims.reviews.definition': {}
  'claims.reviews.label': {}
  'claims.success-cases.definition': {}
  'claims.success-cases.label': {}
  'claims.technologies.sounding': {}
  'claims.turnover.sounding': {}
  'common.action.get-in-touch': {}
  'common.action.hire-developers': {}
  'common.carousel.go-to': { place: number }
  'common.carousel.next': {}
  'common.carousel.position': { place: number; count: number }
  'common.carousel.previous': {}
  'common.carousel.role': {}
  'common.carousel.slide-role': {}
  'common.footer.about': { engineers: string; locations: string; countries: string }
  'common.footer.company': {}
  'common.footer.copyright': { company: string }
  'common.footer.legal': {}
  'common.footer.standards': {}
  'common.footer.stories': {}
  'common.head.error-title': { title: string }
  'common.head.title': { page: string; company: string }
  'common.menu.all-stories': {}
  'common.menu.button': {}
  'common.menu.language': { code: string }
  'common.menu.stories-lead': {}
  'common.newsletter.done': {}
  'common.newsletter.failure': {}
  'common.newsletter.label': {}
  'common.newsletter.lead': {}
  'common.newsletter.note': {}
  'common.newsletter.submit': {}
  'common.newsletter.title': {}
  'common.route.contact-us': {}
  'common.route.home': {}
  'common.route.newsletter-confirm': {}
  'common.route.newsletter-unsubscribe': {}
  'common.route.privacy-policy': {}
  'common.route.success-stories': {}
  'common.route.terms-of-service': {}
  'common.route.thank-you': {}
  'common.shell.breadcrumbs': {}
  'common.shell.main-navigation': {}
  'common.shell.phone-navigation': {}
  'common.shell.sample-note': {}
  'common.shell.skip': {}
  'common.stars': { rating: number }
  'comparison-table.criterion': {}
  'comparison-table.no': {}
  'comparison-table.section.caption': {}
  'comparison-table.section.title': {}
  'comparison-table.yes': {}
  'contact.form.lead': {}
  'contact.form.title': {}
  'contact.head.description': {}
  'contact.head.title': {}
  'contact.locations.counted-title': { count: number }
  'contact.review.label': {}
  'contact.steps.call-what': {}
  'contact.steps.call-when': {}
  'contact.steps.estimate-what': {}
  'contact.steps.estimate-when': {}
  'contact.steps.reply-what': {}
  'contact.steps.reply-when': {}
  'country-hero.country': {}
  'country-hero.salary': {}
  'country-hero.salary-month': { amount: string; asOf: string }
  'country-hero.salary-year': { amount: string; asOf: string }
  'country-hero.source': { source: string }
  'errors.drawing-alt': {}
  'errors.failure.head-title': {}
  'errors.failure.text': {}
  'errors.failure.title': {}
  'errors.not-found.head-title': {}
  'errors.not-found.text': {}
  'errors.not-found.title': {}
  'errors.refused.head-title': {}
  'errors.refused.text': { email: string }
  'errors.refused.title': {}
  'errors.ways-on': {}
  'expand-list.section.lead': {}
  'expand-list.section.title': {}
  'faq.section.lead': {}
  'faq.section.title': {}
  'forms.business-email-help': { link: MessageTag; email: string }
  'forms.consent': { terms: MessageTag; privacy: MessageTag }
  'forms.details-counter': { used: number; most: number }
  'forms.error-summary': {}
  'forms.error.email-invalid': {}
  'forms.error.email-not-business': {}
  'forms.error.malformed': {}
  'forms.error.name-required': {}
  'forms.error.newsletter-email': {}
  'forms.error.too-long': {}
  'forms.failure.mail': { link: MessageTag; email: string }
  'forms.failure.offline': {}
  'forms.failure.request': {}
  'forms.failure.retry': {}
  'forms.honeypot': {}
  'forms.label.company': {}
  'forms.label.email': {}
  'forms.label.name': {}
  'forms.label.phone': {}
  'forms.label.request-details': {}
  'forms.optional': {}
  'forms.received.refill': {}
  'forms.received.stories': {}
  'forms.received.text': {}
  'forms.received.title': {}
  'forms.received.when': {}
  'forms.required-legend': {}
  'forms.required-mark': {}
  'forms.send-request': {}
  'forms.sending': {}
  'forms.thank-you.head-description': {}
  'forms.thank-you.head-title': {}
  'hire-by-role.section.lead': {}
  'hire-by-role.section.title': {}
  'hire-by-skill.section.lead': {}
  'hire-by-skill.section.title': {}
  'home.claims.title': {}
  'home.head.description': {}
  'home.head.title': { company: string }
  'home.hero.chart-alt': {}
  'home.hero.clients': { countries: string }
  'home.hero.feedback.description': {}
  'home.hero.heading': {}
  'home.hero.lead': { together: MessageTag; lifetime: string; turnover: string }
  'home.hero.reviews.description': {}
  'home.hero.second-action': {}
  'home.numbers.title': {}
  'industry-tabs.list-label': {}
  'industry-tabs.section.lead': {}
  'industry-tabs.section.title': {}
  'legal.contents': {}
  'legal.updated': { date: Date | number }
  'locations.belgrade': {}
  'locations.bucharest': {}
  'locations.buenos-aires': {}
  'locations.chisinau': {}
  'locations.krakow': {}
  'locations.kyiv': {}
  'locations.lviv': {}
  'locations.riga': {}
  'locations.sofia': {}
  'locations.tallinn': {}
  'locations.tbilisi': {}
  'locations.vilnius': {}
  'locations.warsaw': {}
  'locations.zagreb': {}
  'mail.confirm.subject': { company: string }
  'mail.confirm.text': { company: string; link: string }
  'mail.request.field.company': {}
  'mail.request.field.email': {}
  'mail.request.field.final': {}
  'mail.request.field.goal': {}
  'mail.request.field.industry': {}
  'mail.request.field.name': {}
  'mail.request.field.pathname': {}
  'mail.request.field.phone': {}
  'mail.request.field.requestDetails': {}
  'mail.request.field.service': {}
  'mail.request.intro': { number: string; time: Date | number; page: string }
  'mail.request.line': { field: string; value: string }
  'mail.request.subject': { company: string }
  'newsletter.confirm.ask-button': {}
  'newsletter.confirm.ask-text': {}
  'newsletter.confirm.ask-title': {}
  'newsletter.confirm.done-text': {}
  'newsletter.confirm.done-title': {}
  'newsletter.confirm.head-description': {}
  'newsletter.confirm.head-title': {}
  'newsletter.confirm.invalid-text': {}
  'newsletter.confirm.invalid-title': {}
  'newsletter.unsubscribe.ask-button': {}
  'newsletter.unsubscribe.ask-text': {}
  'newsletter.unsubscribe.ask-title': {}
  'newsletter.unsubscribe.done-text': {}
  'newsletter.unsubscribe.done-title': {}
  'newsletter.unsubscribe.head-description': {}
  'newsletter.unsubscribe.head-title': {}
  'newsletter.unsubscribe.invalid-text': { email: string }
  'newsletter.unsubscribe.invalid-title': {}
  'problem-solution-tabs.problem': {}
  'problem-solution-tabs.section.lead': {}
  'problem-solution-tabs.section.title': {}
  'problem-solution-tabs.solution': {}
  'service-list.read-more': {}
  'service-list.section.block-title': {}
  'service-list.section.lead': {}
  'stories.card.read': {}
  'stories.card.tags': {}
  'stories.challenge.title': {}
  'stories.facts.duration': {}
  'stories.facts.from-to': { from: string; to: string }
  'stories.facts.model': {}
  'stories.facts.since': { from: string }
  'stories.facts.stack': {}
  'stories.facts.team': {}
  'stories.facts.team-size': { count: number }
  'stories.facts.title': {}
  'stories.head.description': {}
  'stories.head.title': {}
  'stories.list.lead': { count: number; total: string }
  'stories.list.title': {}
  'stories.next.text': {}
  'stories.next.title': {}
  'stories.result.after': {}
  'stories.result.before': {}
  'stories.result.caption': {}
  'stories.result.title': {}
  'stories.result.topic': {}
  'stories.solution.title': {}
  'stories.work.team-title': {}
  'stories.work.timeline-title': {}
  'taxonomy.country.DE': {}
  'taxonomy.country.US': {}
  'taxonomy.industry.adtech': {}
  'taxonomy.industry.ecommerce': {}
  'taxonomy.industry.educational': {}
  'taxonomy.industry.fintech': {}
  'taxonomy.industry.healthcare': {}
  'taxonomy.industry.logistics_and_transportation': {}
  'taxonomy.industry.other': {}
  'taxonomy.industry.real_estate': {}
  'taxonomy.industry.retail': {}
  'taxonomy.industry.sports': {}
  'taxonomy.industry.telecommunications': {}
  'taxonomy.industry.travel_and_hospitality': {}
  'taxonomy.model.build': {}
  'taxonomy.model.extend': {}
  'taxonomy.model.outsourcing': {}
  'taxonomy.platform.mobile': {}
  'taxonomy.platform.web': {}
  'tools-tabs.all': {}
  'tools-tabs.list-label': {}
  'tools-tabs.section.lead': {}
  'tools-tabs.section.title': {}
}

export type MessageId = keyof MessageValues

export type RequiredMessageId =
  | 'city-tabs.list-label'
  | 'claims.format.range'
  | 'common.action.get-in-touch'
  | 'common.action.hire-developers'
  | 'common.carousel.go-to'
  | 'common.carousel.next'
  | 'common.carousel.position'
  | 'common.carousel.previous'
  | 'common.carousel.role'
  | 'common.carousel.slide-role'
  | 'common.footer.company'
  | 'common.footer.legal'
  | 'common.footer.stories'
  | 'common.head.error-title'
  | 'common.head.title'
  | 'common.menu.all-stories'
  | 'common.menu.button'
  | 'common.menu.language'
  | 'common.newsletter.done'
  | 'common.newsletter.failure'
  | 'common.newsletter.label'
  | 'common.newsletter.note'
  | 'common.newsletter.submit'
  | 'common.newsletter.title'
  | 'common.route.contact-us'
  | 'common.route.home'
  | 'common.route.newsletter-confirm'
  | 'common.route.newsletter-unsubscribe'
  | 'common.route.privacy-policy'
  | 'common.route.success-stories'
  | 'common.route.terms-of-service'
  | 'common.route.thank-you'
  | 'common.shell.breadcrumbs'
  | 'common.shell.main-navigation'
  | 'common.shell.phone-navigation'
  | 'common.shell.sample-note'
  | 'common.shell.skip'
  | 'common.stars'
  | 'comparison-table.criterion'
  | 'comparison-table.no'
  | 'comparison-table.yes'
  | 'contact.form.title'
  | 'contact.head.description'
  | 'contact.head.title'
  | 'country-hero.country'
  | 'country-hero.salary'
  | 'errors.drawing-alt'
  | 'errors.failure.head-title'
  | 'errors.not-found.head-title'
  | 'errors.refused.head-title'
  | 'forms.business-email-help'
  | 'forms.consent'
  | 'forms.details-counter'
  | 'forms.error-summary'
  | 'forms.error.email-invalid'
  | 'forms.error.email-not-business'
  | 'forms.error.malformed'
  | 'forms.error.name-required'
  | 'forms.error.newsletter-email'
  | 'forms.error.too-long'
  | 'forms.failure.mail'
  | 'forms.failure.offline'
  | 'forms.failure.request'
  | 'forms.failure.retry'
  | 'forms.honeypot'
  | 'forms.label.company'
  | 'forms.label.email'
  | 'forms.label.name'
  | 'forms.label.phone'
  | 'forms.label.request-details'
  | 'forms.optional'
  | 'forms.received.refill'
  | 'forms.received.stories'
  | 'forms.received.text'
  | 'forms.received.title'
  | 'forms.received.when'
  | 'forms.required-legend'
  | 'forms.required-mark'
  | 'forms.send-request'
  | 'forms.sending'
  | 'forms.thank-you.head-description'
  | 'forms.thank-you.head-title'
  | 'home.head.description'
  | 'home.head.title'
  | 'home.hero.chart-alt'
  | 'home.hero.feedback.description'
  | 'home.hero.heading'
  | 'home.hero.reviews.description'
  | 'home.hero.second-action'
  | 'industry-tabs.list-label'
  | 'legal.contents'
  | 'locations.belgrade'
  | 'locations.bucharest'
  | 'locations.buenos-aires'
  | 'locations.chisinau'
  | 'locations.krakow'
  | 'locations.kyiv'
  | 'locations.lviv'
  | 'locations.riga'
  | 'locations.sofia'
  | 'locations.tallinn'
  | 'locations.tbilisi'
  | 'locations.vilnius'
  | 'locations.warsaw'
  | 'locations.zagreb'
  | 'newsletter.confirm.ask-button'
  | 'newsletter.confirm.head-description'
  | 'newsletter.confirm.head-title'
  | 'newsletter.unsubscribe.ask-button'
  | 'newsletter.unsubscribe.head-description'
  | 'newsletter.unsubscribe.head-title'
  | 'service-list.read-more'
  | 'service-list.section.block-title'
  | 'stories.card.read'
  | 'stories.card.tags'
  | 'stories.facts.duration'
  | 'stories.facts.model'
  | 'stories.facts.stack'
  | 'stories.facts.team'
  | 'stories.facts.title'
  | 'stories.head.description'
  | 'stories.head.title'
  | 'stories.list.title'
  | 'stories.result.after'
  | 'stories.result.before'
  | 'stories.result.topic'
  | 'taxonomy.country.DE'
  | 'taxonomy.country.US'
  | 'taxonomy.industry.adtech'
  | 'taxonomy.industry.ecommerce'
  | 'taxonomy.industry.educational'
  | 'taxonomy.industry.fintech'
  | 'taxonomy.industry.healthcare'
  | 'taxonomy.industry.logistics_and_transportation'
  | 'taxonomy.industry.other'
  | 'taxonomy.industry.real_estate'
  | 'taxonomy.industry.retail'
  | 'taxonomy.industry.sports'
  | 'taxonomy.industry.telecommunications'
  | 'taxonomy.industry.travel_and_hospitality'
  | 'taxonomy.model.build'
  | 'taxonomy.model.extend'
  | 'taxonomy.model.outsourcing'
  | 'taxonomy.platform.mobile'
  | 'taxonomy.platform.web'
  | 'tools-tabs.all'
  | 'tools-tabs.list-label'

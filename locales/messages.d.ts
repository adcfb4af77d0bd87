// Written by npm run l10n -- types from the English catalogs; do not edit.
import type { ReactNode } from 'react'

export type MessageTag = (chunks: ReactNode) => ReactNode

export interface MessageValues {
  'about-us.shown': {}
  'about.claims.title': {}
  'accordion-block.section.lead': {}
  'accordion-block.section.title': {}
  'advantages-grid.contact.text': {}
  'advantages-grid.contact.title': {}
  'advantages-grid.section.lead': {}
  'advantages-grid.section.title': {}
  'availability.free': { free: number; figure: MessageTag }
  'availability.total': { total: number; figure: MessageTag }
  'blog-teaser.date': { month: string; day: number; year: string }
  'blog-teaser.tags': {}
  'blog.all': {}
  'blog.articles': {}
  'blog.categories': {}
  'blog.category.intro.delivery': {}
  'blog.category.intro.engagement': {}
  'blog.category.intro.healthcare': {}
  'blog.category.intro.payments': {}
  'blog.category.intro.security': {}
  'blog.category.intro.teams': {}
  'blog.category.intro.technology': {}
  'blog.category.title': { category: string }
  'blog.failure.retry': {}
  'blog.failure.text': {}
  'blog.feed': {}
  'blog.find': {}
  'blog.head.description': {}
  'blog.head.title': {}
  'blog.lead': {}
  'blog.page.description': { page: number; count: number }
  'blog.page.title': { page: number }
  'blog.pages.name': {}
  'blog.pages.next': {}
  'blog.pages.page': { page: number }
  'blog.pages.previous': {}
  'blog.post.contents': {}
  'blog.post.reading-time': { minutes: number }
  'blog.post.tags': {}
  'blog.post.updated': { time: MessageTag; date: string }
  'blog.search': {}
  'blog.tag.description': { count: number; tag: string; latest: string }
  'blog.tag.title': { tag: string }
  'blog.tags': {}
  'blog.tags.rare': {}
  'blog.topic': { topic: string; count: number }
  'cards.section.lead': {}
  'cards.section.title': {}
  'cities.batumi': {}
  'cities.bucharest': {}
  'cities.buenos-aires': {}
  'cities.cluj-napoca': {}
  'cities.constanta': {}
  'cities.cordoba': {}
  'cities.dnipro': {}
  'cities.gdansk': {}
  'cities.krakow': {}
  'cities.kutaisi': {}
  'cities.kyiv': {}
  'cities.lviv': {}
  'cities.odesa': {}
  'cities.parnu': {}
  'cities.rijeka': {}
  'cities.rosario': {}
  'cities.split': {}
  'cities.tallinn': {}
  'cities.tartu': {}
  'cities.tbilisi': {}
  'cities.timisoara': {}
  'cities.warsaw': {}
  'cities.wroclaw': {}
  'cities.zagreb': {}
  'city-tabs.list-label': {}
  'city-tabs.plan': { city: string }
  'city-tabs.section.title': {}
  'claims-table.column.date': {}
  'claims-table.column.definition': {}
  'claims-table.column.figure': {}
  'claims-table.column.source': {}
  'claims-table.date': { date: Date | number }
  'claims-table.head.description': {}
  'claims-table.head.title': {}
  'claims-table.introduction.lead': {}
  'claims-table.introduction.title': {}
  'claims-table.next.text': {}
  'claims-table.next.title': {}
  'claims-table.source.client-survey': {}
  'claims-table.source.engagements': {}
  'claims-table.source.personnel': {}
  'claims-table.source.review-site': {}
  'claims-table.source.skills': {}
  'claims-table.table.caption': { count: number }
  'claims-table.table.day': { date: Date | number }
  'claims-table.table.title': {}
  'claims.as-of': { date: Date | number }
  'claims.average-experience.definition': {}
  'claims.average-experience.label': {}
  'claims.average-experience.sounding': { claim: MessageTag }
  'claims.average-feedback.definition': {}
  'claims.average-feedback.label': {}
  'claims.client-countries.definition': {}
  'claims.client-countries.label': {}
  'claims.engineers.definition': {}
  'claims.engineers.label': {}
  'claims.engineers.sounding': { claim: MessageTag }
  'claims.healthcare-experience.definition': {}
  'claims.healthcare-experience.label': {}
  'claims.locations.definition': {}
  'claims.locations.label': {}
  'claims.locations.sounding': { claim: MessageTag }
  'claims.numbers.title': {}
  'claims.project-lifetime.definition': {}
  'claims.project-lifetime.label': {}
  'claims.project-lifetime.sounding': { claim: MessageTag }
  'claims.reviews.definition': {}
  'claims.reviews.label': {}
  'claims.success-cases.definition': {}
  'claims.success-cases.label': {}
  'claims.technologies.definition': {}
  'claims.technologies.label': {}
  'claims.technologies.sounding': { claim: MessageTag }
  'claims.turnover.definition': {}
  'claims.turnover.label': {}
  'claims.turnover.sounding': { claim: MessageTag }
  'client-logos.section.title': {}
  'common.action.add-to-brief': {}
  'common.action.copied': {}
  'common.action.copy': {}
  'common.action.get-in-touch': {}
  'common.action.hire-developers': {}
  'common.action.not-copied': {}
  'common.action.print': {}
  'common.action.send-with-request': {}
  'common.carousel.go-to': { place: number }
  'common.carousel.next': {}
  'common.carousel.position': { place: number; count: number }
  'common.carousel.previous': {}
  'common.carousel.role': {}
  'common.carousel.slide-role': {}
  'common.company.address': {}
  'common.company.email': {}
  'common.company.engineering-director': {}
  'common.company.founded': {}
  'common.company.managing-director': {}
  'common.company.name': {}
  'common.company.register': {}
  'common.company.register-entry': { number: string }
  'common.company.telephone': {}
  'common.company.vat': {}
  'common.footer.about': {}
  'common.footer.copyright': { company: string }
  'common.footer.legal': {}
  'common.footer.rss': {}
  'common.footer.standards': {}
  'common.head.error-title': { title: string }
  'common.head.title': { page: string; company: string }
  'common.industry-group.further': {}
  'common.industry-group.money': {}
  'common.industry-group.movement': {}
  'common.industry-group.people': {}
  'common.industry-group.signals': {}
  'common.menu-note.about': {}
  'common.menu-note.adtech': {}
  'common.menu-note.claims': {}
  'common.menu-note.compare': {}
  'common.menu-note.compliance': {}
  'common.menu-note.dedicated-team': {}
  'common.menu-note.ecommerce': {}
  'common.menu-note.educational': {}
  'common.menu-note.engagement-models': {}
  'common.menu-note.faq': {}
  'common.menu-note.fintech': {}
  'common.menu-note.get-in-touch': {}
  'common.menu-note.healthcare': {}
  'common.menu-note.how-we-hire': {}
  'common.menu-note.logistics_and_transportation': {}
  'common.menu-note.my-brief': {}
  'common.menu-note.procurement': {}
  'common.menu-note.retail': {}
  'common.menu-note.reviews': {}
  'common.menu-note.service-finder': {}
  'common.menu-note.software-development-outsourcing': {}
  'common.menu-note.staff-augmentation-services': {}
  'common.menu-note.team-cost': {}
  'common.menu-note.technologies': {}
  'common.menu-note.telecommunications': {}
  'common.menu-note.travel_and_hospitality': {}
  'common.menu-note.working-hours': {}
  'common.menu.button': {}
  'common.menu.buy': {}
  'common.menu.company': {}
  'common.menu.company-lead': {}
  'common.menu.countries': {}
  'common.menu.decide': {}
  'common.menu.fields': {}
  'common.menu.hire': {}
  'common.menu.hire-end': {}
  'common.menu.hire-lead': {}
  'common.menu.industries': {}
  'common.menu.industries-end': {}
  'common.menu.industries-lead': {}
  'common.menu.language': { code: string }
  'common.menu.models': {}
  'common.menu.proof': {}
  'common.menu.roles': {}
  'common.menu.services': {}
  'common.menu.services-end': {}
  'common.menu.services-lead': {}
  'common.menu.skills': {}
  'common.menu.success-stories': {}
  'common.menu.work': {}
  'common.newsletter.done': {}
  'common.newsletter.failure': {}
  'common.newsletter.label': {}
  'common.newsletter.lead': {}
  'common.newsletter.note': {}
  'common.newsletter.submit': {}
  'common.newsletter.title': {}
  'common.other-language': { language: string }
  'common.route.about': {}
  'common.route.accessibility': {}
  'common.route.blog': {}
  'common.route.claims': {}
  'common.route.compare': {}
  'common.route.compliance': {}
  'common.route.contact-us': {}
  'common.route.cookies-and-storage': {}
  'common.route.dedicated-team': {}
  'common.route.devops': {}
  'common.route.engagement-models': {}
  'common.route.faq': {}
  'common.route.get-in-touch': {}
  'common.route.healthcare': {}
  'common.route.healthcare-software-development': {}
  'common.route.hire': {}
  'common.route.home': {}
  'common.route.how-we-hire': {}
  'common.route.imprint': {}
  'common.route.industries': {}
  'common.route.mobile-development': {}
  'common.route.my-brief': {}
  'common.route.newsletter-confirm': {}
  'common.route.newsletter-unsubscribe': {}
  'common.route.privacy-policy': {}
  'common.route.procurement': {}
  'common.route.request': {}
  'common.route.reviews': {}
  'common.route.search': {}
  'common.route.service-finder': {}
  'common.route.services': {}
  'common.route.sitemap': {}
  'common.route.software-development-outsourcing': {}
  'common.route.staff-augmentation-services': {}
  'common.route.success-stories': {}
  'common.route.team-cost': {}
  'common.route.technologies': {}
  'common.route.terms-of-service': {}
  'common.route.thank-you': {}
  'common.route.web-development': {}
  'common.route.work-samples': {}
  'common.route.working-hours': {}
  'common.search.keys': {}
  'common.search.keys-mac': {}
  'common.search.open': {}
  'common.search.open-by-keys': { keys: string }
  'common.shell.breadcrumbs': {}
  'common.shell.get-in-touch': {}
  'common.shell.hire-developers': {}
  'common.shell.main-navigation': {}
  'common.shell.phone-navigation': {}
  'common.shell.sample-mark': {}
  'common.shell.sample-note': {}
  'common.shell.skip': {}
  'common.sources.published': { publisher: string; date: Date | number }
  'common.sources.title': {}
  'common.stars': { rating: number }
  'common.suggestion.close': {}
  'common.suggestion.follow': {}
  'common.suggestion.name': {}
  'common.suggestion.text': {}
  'compare.alone': {}
  'compare.band.money': {}
  'compare.band.people': {}
  'compare.band.place': {}
  'compare.band.risk': {}
  'compare.beginnings': {}
  'compare.caption': { count: number; all: number }
  'compare.caption-alone': {}
  'compare.changed.kinds': {}
  'compare.changed.more': { most: number }
  'compare.changed.twice': {}
  'compare.changed.unknown': {}
  'compare.choice.a': {}
  'compare.choice.b': {}
  'compare.choice.c': {}
  'compare.choice.none': {}
  'compare.choice.other': {}
  'compare.choice.submit': {}
  'compare.estimate.build': {}
  'compare.estimate.extend': {}
  'compare.estimate.outsourcing': {}
  'compare.example': {}
  'compare.head.description': {}
  'compare.head.title': {}
  'compare.hours': { moves: 'yes' | string; shared: number; moved: number }
  'compare.kind.country': {}
  'compare.kind.engineers': {}
  'compare.kind.model': {}
  'compare.kind.service': {}
  'compare.lead': {}
  'compare.leaver.build': {}
  'compare.leaver.extend': {}
  'compare.leaver.outsourcing': {}
  'compare.marked': { name: string }
  'compare.next.action': {}
  'compare.next.text': {}
  'compare.next.title': {}
  'compare.plates.lead': {}
  'compare.plates.title': {}
  'compare.question': {}
  'compare.row.cities': {}
  'compare.row.estimate': {}
  'compare.row.hours': { city: string }
  'compare.row.leaver': {}
  'compare.row.level': { level: string }
  'compare.row.month': {}
  'compare.row.month-full-stack': {}
  'compare.row.salary': {}
  'compare.row.step': {}
  'compare.row.unsuited': {}
  'compare.row.what': {}
  'compare.same': {}
  'compare.step.build': {}
  'compare.step.extend': {}
  'compare.step.label': { step: string; name: string }
  'compare.step.outsourcing': {}
  'compare.title': {}
  'compare.title.country': {}
  'compare.title.engineers': {}
  'compare.title.model': {}
  'compare.title.service': {}
  'compare.tray.chosen': { count: number; most: number }
  'compare.tray.clear': {}
  'compare.tray.full': { most: number }
  'compare.tray.kind': {}
  'compare.tray.lead': { most: number }
  'compare.tray.one-more': {}
  'compare.tray.submit': {}
  'compare.tray.title': {}
  'compare.unsuited.build': {}
  'compare.unsuited.extend': {}
  'compare.unsuited.outsourcing': {}
  'comparison-table.criterion': {}
  'comparison-table.no': {}
  'comparison-table.section.caption': {}
  'comparison-table.section.title': {}
  'comparison-table.yes': {}
  'compliance.export': {}
  'contact.company.lead': {}
  'contact.company.title': {}
  'contact.faq.after.answer': {}
  'contact.faq.after.question': {}
  'contact.faq.lead': {}
  'contact.faq.nda.answer': {}
  'contact.faq.nda.question': {}
  'contact.faq.no.answer': {}
  'contact.faq.no.question': {}
  'contact.faq.reader.answer': {}
  'contact.faq.reader.question': {}
  'contact.faq.title': {}
  'contact.faq.useful.answer': {}
  'contact.faq.useful.question': {}
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
  'cooperation-models.begins': {}
  'cooperation-models.button.build': {}
  'cooperation-models.button.extend': {}
  'cooperation-models.button.outsourcing': {}
  'cooperation-models.button.own': {}
  'cooperation-models.choice': {}
  'cooperation-models.finder': {}
  'cooperation-models.legend.ours': {}
  'cooperation-models.legend.wheel': {}
  'cooperation-models.legend.yours': {}
  'cooperation-models.section.lead': {}
  'cooperation-models.section.title': {}
  'cooperation-models.shape-build': {}
  'cooperation-models.shape-extend': {}
  'cooperation-models.shape-outsourcing': {}
  'cooperation-models.shape.dedicated-team': {}
  'cooperation-models.shape.project-team': {}
  'cooperation-models.shape.you': {}
  'cooperation-models.shape.your-team': {}
  'country-hero.ask': { code: 'UA' | string; country: string }
  'country-hero.country': {}
  'country-hero.hours': { city: string }
  'country-hero.salary': {}
  'country-hero.salary-month': { amount: string; asOf: string }
  'country-hero.salary-year': { amount: string; asOf: string }
  'country-hero.source': { source: string }
  'default-carousel.section.slides': {}
  'default-carousel.section.title': {}
  'default-carousel.stories': {}
  'departments-navigation.alone': {}
  'departments-navigation.case.link': { hidden: MessageTag; title: string }
  'departments-navigation.list': {}
  'departments-navigation.page': { title: string }
  'departments-navigation.review.link': { author: string }
  'departments-navigation.section.lead': {}
  'departments-navigation.section.title': {}
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
  'errors.search': {}
  'errors.unavailable.head-title': {}
  'errors.unavailable.text': {}
  'errors.unavailable.title': {}
  'errors.ways-on': {}
  'expand-list.section.lead': {}
  'expand-list.section.title': {}
  'faq.read-first': {}
  'faq.section.lead': {}
  'faq.section.title': {}
  'featured-content.action.all': {}
  'featured-content.slides': {}
  'featured-content.title': {}
  'finder.back': {}
  'finder.best-match': {}
  'finder.change.build': {}
  'finder.change.extend': {}
  'finder.change.outsourcing': {}
  'finder.change.title': {}
  'finder.contact.lead': {}
  'finder.contact.title': {}
  'finder.dial.both': {}
  'finder.dial.we': {}
  'finder.dial.you': {}
  'finder.faq.change.answer': {}
  'finder.faq.change.question': {}
  'finder.faq.lead': {}
  'finder.faq.rule.answer': {}
  'finder.faq.rule.question': {}
  'finder.faq.stored.answer': {}
  'finder.faq.stored.question': {}
  'finder.faq.title': {}
  'finder.faq.unsure.answer': {}
  'finder.faq.unsure.question': {}
  'finder.goal.lead': {}
  'finder.goal.missing': {}
  'finder.goal.title': {}
  'finder.head.description': {}
  'finder.head.title': {}
  'finder.industry.lead': {}
  'finder.industry.missing': {}
  'finder.industry.title': {}
  'finder.leads-to': { name: MessageTag; model: string }
  'finder.model.build-short': {}
  'finder.model.extend-short': {}
  'finder.model.outsourcing-short': {}
  'finder.models.lead': {}
  'finder.models.title': {}
  'finder.next.industry': {}
  'finder.next.summary': {}
  'finder.note': {}
  'finder.point.build-first': {}
  'finder.point.build-second': {}
  'finder.point.build-third': {}
  'finder.point.extend-first': {}
  'finder.point.extend-second': {}
  'finder.point.extend-third': {}
  'finder.point.outsourcing-first': {}
  'finder.point.outsourcing-second': {}
  'finder.point.outsourcing-third': {}
  'finder.read-more': { about: MessageTag; title: string }
  'finder.reason.acquire_experienced_professionals': {}
  'finder.reason.avoid_hr_overheads': {}
  'finder.reason.boost_your_roi': {}
  'finder.reason.build_your_talent_team': {}
  'finder.reason.do_more_for_less': {}
  'finder.reason.enhance_in_house_expertise': {}
  'finder.reason.expand_operations': {}
  'finder.reason.get_end_to_end_solution': {}
  'finder.reason.get_temp_flexible_support': {}
  'finder.reason.modernize_legacy_it_systems': {}
  'finder.reason.realize_a_software_vision': {}
  'finder.reason.reduce_operational_costs': {}
  'finder.status.step': { step: number; count: number; title: string }
  'finder.status.summary': { step: number; count: number; title: string; model: string }
  'finder.step.done': { title: string; hidden: MessageTag }
  'finder.step.first': {}
  'finder.step.second': {}
  'finder.step.third': {}
  'finder.steps-label': {}
  'finder.summary.cases': { cases: string; link: MessageTag }
  'finder.summary.cost': { link: MessageTag }
  'finder.summary.goal': {}
  'finder.summary.industry': {}
  'finder.summary.industry-short': {}
  'finder.summary.lead': {}
  'finder.summary.no-page': { industry: string; link: MessageTag }
  'finder.summary.other': { link: MessageTag }
  'finder.summary.title': {}
  'first-screen.beside': { names: string }
  'first-screen.compare': {}
  'first-screen.desk': {}
  'first-screen.desk.email-condition': {}
  'first-screen.desk.telephone-condition': { opens: string; closes: string; place: string }
  'first-screen.desk.who': {}
  'first-screen.desk.who-condition': {}
  'first-screen.manages': {}
  'first-screen.manages.any': {}
  'first-screen.manages.any-condition': {}
  'first-screen.manages.build': {}
  'first-screen.manages.build-condition': {}
  'first-screen.manages.extend': {}
  'first-screen.manages.extend-condition': {}
  'first-screen.manages.outsourcing': {}
  'first-screen.manages.outsourcing-condition': {}
  'first-screen.next': {}
  'first-screen.next.call': {}
  'first-screen.next.profiles': {}
  'first-screen.next.reply': {}
  'first-screen.next.skill-profiles': { skill: string }
  'first-screen.next.start': {}
  'first-screen.rate': {}
  'first-screen.rate.build-condition': {}
  'first-screen.rate.levels-condition': {}
  'first-screen.rate.outsourcing-condition': {}
  'first-screen.rate.range': { range: string; period: 'month' | string }
  'first-screen.rate.roles-condition': {}
  'first-screen.rate.work-out': {}
  'first-screen.start': {}
  'first-screen.start.any-condition': {}
  'first-screen.start.build-condition': {}
  'first-screen.start.extend': {}
  'first-screen.start.extend-condition': {}
  'first-screen.start.outsourcing': {}
  'first-screen.start.outsourcing-condition': {}
  'first-screen.start.weeks': { from: string; to: string }
  'first-screen.term': {}
  'first-screen.term.any-condition': { team: number }
  'first-screen.term.build-condition': { notice: number }
  'first-screen.term.extend-condition': { notice: number }
  'first-screen.term.months': { count: number }
  'first-screen.term.outsourcing': {}
  'first-screen.term.outsourcing-condition': {}
  'forms.brief.comparison': {}
  'forms.brief.cost': {}
  'forms.brief.empty': {}
  'forms.brief.final': {}
  'forms.brief.goal': {}
  'forms.brief.hours': {}
  'forms.brief.industry': {}
  'forms.brief.questions': {}
  'forms.brief.remove-final': { value: string }
  'forms.brief.remove-goal': { value: string }
  'forms.brief.remove-industry': { value: string }
  'forms.brief.remove-part': { part: string; value: string }
  'forms.brief.remove-service': { value: string }
  'forms.brief.removed': { value: string }
  'forms.brief.see': {}
  'forms.brief.service': {}
  'forms.brief.title': {}
  'forms.business-email-help': { link: MessageTag }
  'forms.consent': { terms: MessageTag; privacy: MessageTag }
  'forms.details-counter': { used: number; most: number }
  'forms.details-limit': { most: number }
  'forms.details-over': { over: number; most: number }
  'forms.draft.erase': {}
  'forms.draft.restored': {}
  'forms.error-summary': {}
  'forms.error.email-invalid': {}
  'forms.error.email-not-business': {}
  'forms.error.malformed': {}
  'forms.error.name-and-email': {}
  'forms.error.name-required': {}
  'forms.error.newsletter-email': {}
  'forms.error.start-email': {}
  'forms.error.too-long': {}
  'forms.failure.mail': { link: MessageTag; email: string }
  'forms.failure.offline': {}
  'forms.failure.online-again': {}
  'forms.failure.request': {}
  'forms.failure.retry': {}
  'forms.failure.too-many': { unit: 'hours' | string; count: number }
  'forms.honeypot': {}
  'forms.label.company': {}
  'forms.label.email': {}
  'forms.label.name': {}
  'forms.label.phone': {}
  'forms.label.request-details': {}
  'forms.optional': {}
  'forms.received.brief': {}
  'forms.received.receipt': {}
  'forms.received.refill': {}
  'forms.received.stories': {}
  'forms.received.text': {}
  'forms.received.title': {}
  'forms.received.when': {}
  'forms.required-legend': {}
  'forms.required-mark': {}
  'forms.send-request': {}
  'forms.sending': {}
  'forms.short.close': {}
  'forms.short.done': {}
  'forms.short.name-hint': {}
  'forms.short.success': {}
  'forms.start.sent': {}
  'forms.start.submit': {}
  'forms.thank-you.head-description': {}
  'forms.thank-you.head-title': {}
  'frameworks.section.lead': {}
  'frameworks.section.title': {}
  'get-in-touch.head.description': {}
  'get-in-touch.head.title': {}
  'get-in-touch.next.lead': {}
  'get-in-touch.next.title': {}
  'get-in-touch.review.title': {}
  'get-in-touch.short.lead': {}
  'get-in-touch.short.title': {}
  'get-in-touch.start.lead': {}
  'get-in-touch.start.title': {}
  'gray-cards-slider.list': { title: string }
  'gray-cards-slider.section.slides': {}
  'gray-cards-slider.section.title': {}
  'hero-header.chart-alt': {}
  'hero-header.clients': { claim: MessageTag; countries: string }
  'hero-header.feedback.description': {}
  'hero-header.reviews.description': { count: number }
  'hero-header.video-pause': {}
  'hero-header.video-play': {}
  'hire-by-role.section.lead': {}
  'hire-by-role.section.title': {}
  'hire-by-skill.section.lead': {}
  'hire-by-skill.section.title': {}
  'hiring-walkthrough.counted': { count: string; selection: string; start: string }
  'hiring-walkthrough.number-word': { count: number }
  'hiring-walkthrough.phase.selection': {}
  'hiring-walkthrough.phase.start': {}
  'hiring-walkthrough.section.lead': {}
  'hiring-walkthrough.section.title': {}
  'hiring-walkthrough.step': { number: number }
  'holidays.all-saints': {}
  'holidays.anti-fascist-struggle': {}
  'holidays.assumption': {}
  'holidays.belgrano': {}
  'holidays.carnival': {}
  'holidays.childrens': {}
  'holidays.christmas': {}
  'holidays.christmas-eve': {}
  'holidays.constitution': {}
  'holidays.corpus-christi': {}
  'holidays.cultural-diversity': {}
  'holidays.defenders': {}
  'holidays.easter-monday': {}
  'holidays.easter-sunday': {}
  'holidays.epiphany': {}
  'holidays.good-friday': {}
  'holidays.guemes': {}
  'holidays.holy-saturday': {}
  'holidays.homeland-thanksgiving': {}
  'holidays.immaculate-conception': {}
  'holidays.independence': {}
  'holidays.labour': {}
  'holidays.malvinas': {}
  'holidays.may-revolution': {}
  'holidays.midsummer': {}
  'holidays.mothers': {}
  'holidays.national': {}
  'holidays.national-sovereignty': {}
  'holidays.national-unity': {}
  'holidays.new-year': {}
  'holidays.new-year-second': {}
  'holidays.pentecost': {}
  'holidays.remembrance': {}
  'holidays.remembrance-and-victory': {}
  'holidays.restored-independence': {}
  'holidays.san-martin': {}
  'holidays.spring': {}
  'holidays.st-andrew': {}
  'holidays.st-george': {}
  'holidays.st-john': {}
  'holidays.st-stephen': {}
  'holidays.statehood': {}
  'holidays.svetitskhovloba': {}
  'holidays.truth-and-justice': {}
  'holidays.unification': {}
  'holidays.victory': {}
  'holidays.victory-over-fascism': {}
  'holidays.whit-monday': {}
  'holidays.womens': {}
  'home.head.description': {}
  'home.head.title': { company: string }
  'home.hero.heading': {}
  'home.hero.lead': {}
  'home.hero.second-action': {}
  'home.samples.lead': {}
  'home.samples.title': {}
  'hours-together.all.caption': {}
  'hours-together.all.compare': { place: string; city: string }
  'hours-together.all.fold': { city: string }
  'hours-together.all.lead': { day: Date | number }
  'hours-together.all.moved': {}
  'hours-together.all.own-day': { city: string }
  'hours-together.all.place': {}
  'hours-together.all.title': { city: string }
  'hours-together.all.year': {}
  'hours-together.answer.apart': { city: string }
  'hours-together.answer.day': { day: Date | number }
  'hours-together.answer.moved': { count: number }
  'hours-together.answer.plate': {}
  'hours-together.answer.plate-note': { city: string }
  'hours-together.answer.range': { least: number; most: number }
  'hours-together.answer.steady': { year: number }
  'hours-together.answer.title': { place: string; city: string }
  'hours-together.answer.year': {}
  'hours-together.calls.add': {}
  'hours-together.calls.add-named': { time: string }
  'hours-together.calls.caption': {}
  'hours-together.calls.file': {}
  'hours-together.calls.fits': { day: Date | number; minutes: number }
  'hours-together.calls.none': {}
  'hours-together.calls.outside': { day: Date | number; hours: number }
  'hours-together.calls.plate': {}
  'hours-together.calls.plate-note': { city: string }
  'hours-together.calls.title': {}
  'hours-together.clients.caption': {}
  'hours-together.clients.lead': { year: number }
  'hours-together.clients.title': {}
  'hours-together.empty.range': { hours: number }
  'hours-together.empty.text': {}
  'hours-together.empty.title': {}
  'hours-together.fault.day': {}
  'hours-together.fault.near': {}
  'hours-together.fault.nothing-near': {}
  'hours-together.fault.overfull': { count: number }
  'hours-together.fault.unknown': { text: string }
  'hours-together.file.text': { times: string }
  'hours-together.file.time': { city: string; time: string }
  'hours-together.file.title': { company: string }
  'hours-together.form.another-colleague': {}
  'hours-together.form.city': {}
  'hours-together.form.city-hint': {}
  'hours-together.form.colleague': {}
  'hours-together.form.compare': {}
  'hours-together.form.day': {}
  'hours-together.form.more': {}
  'hours-together.form.own': {}
  'hours-together.form.places': {}
  'hours-together.form.places-hint': { count: number }
  'hours-together.form.proposal': {}
  'hours-together.head.description': {}
  'hours-together.head.title': {}
  'hours-together.holidays.lead': {}
  'hours-together.holidays.martial-law': {}
  'hours-together.holidays.missing': {}
  'hours-together.holidays.note': { count: number }
  'hours-together.holidays.others': { count: number }
  'hours-together.holidays.source': { link: MessageTag; source: string; day: Date | number }
  'hours-together.holidays.title': { year: number }
  'hours-together.holidays.weekend': {}
  'hours-together.lead': {}
  'hours-together.next.text': {}
  'hours-together.next.title': {}
  'hours-together.send.calls': { city: string }
  'hours-together.send.cities': { city: string; places: string }
  'hours-together.send.compared': {}
  'hours-together.send.shared': { place: string }
  'hours-together.send.shared-text': { shared: string; day: Date | number; range: string }
  'hours-together.title': {}
  'hours-together.year.caption': { city: string }
  'hours-together.year.days': { from: string; to: string }
  'hours-together.year.hours': { hours: number; from: string; to: string }
  'hours-together.year.lead': { year: number; count: number }
  'hours-together.year.period': {}
  'hours-together.year.plate': {}
  'hours-together.year.plate-note': { city: string }
  'hours-together.year.title': {}
  'how-it-starts.answer.text': {}
  'how-it-starts.answer.title': {}
  'how-it-starts.day.friday': { week: number }
  'how-it-starts.day.monday': { week: number }
  'how-it-starts.day.thursday': { week: number }
  'how-it-starts.day.tuesday': { week: number }
  'how-it-starts.day.wednesday': { week: number }
  'how-it-starts.demo.text': {}
  'how-it-starts.demo.title': {}
  'how-it-starts.offer.text': {}
  'how-it-starts.offer.title': {}
  'how-it-starts.section.lead': {}
  'how-it-starts.section.title': {}
  'how-it-starts.start.text': {}
  'how-it-starts.start.title': {}
  'how-it-starts.talk.text': {}
  'how-it-starts.talk.title': {}
  'how-it-starts.week': { week: number }
  'how-it-starts.write.text': {}
  'how-it-starts.write.title': {}
  'industry-tabs.group.further.text': {}
  'industry-tabs.group.money.text': {}
  'industry-tabs.group.movement.text': {}
  'industry-tabs.group.people.text': {}
  'industry-tabs.group.signals.text': {}
  'industry-tabs.list-label': {}
  'industry-tabs.section.lead': {}
  'industry-tabs.section.title': {}
  'l10n-preview.badge.machine': {}
  'l10n-preview.badge.missing': {}
  'l10n-preview.badge.over-long': {}
  'l10n-preview.badge.stale': {}
  'l10n-preview.changed': {}
  'l10n-preview.copied': { id: string }
  'l10n-preview.copy': {}
  'l10n-preview.description': {}
  'l10n-preview.end': {}
  'l10n-preview.english': {}
  'l10n-preview.file': {}
  'l10n-preview.filter': {}
  'l10n-preview.fold': {}
  'l10n-preview.fresh': {}
  'l10n-preview.freshness': {}
  'l10n-preview.group.attributes': { count: number }
  'l10n-preview.group.hidden': { count: number }
  'l10n-preview.group.place': { count: number }
  'l10n-preview.length': {}
  'l10n-preview.length-free': { used: number }
  'l10n-preview.length-of': { used: number; max: number }
  'l10n-preview.mode.en': {}
  'l10n-preview.mode.ids': {}
  'l10n-preview.mode.keys': {}
  'l10n-preview.modes': {}
  'l10n-preview.not-copied': { id: string }
  'l10n-preview.state': {}
  'l10n-preview.state.machine': {}
  'l10n-preview.state.missing': {}
  'l10n-preview.state.reviewed': {}
  'l10n-preview.state.source': {}
  'l10n-preview.state.translated': {}
  'l10n-preview.title': {}
  'l10n-preview.unfold': {}
  'l10n-preview.where': {}
  'legal.contents': {}
  'legal.report.lead': {}
  'legal.report.title': {}
  'legal.updated': { date: Date | number }
  'level-rates.caption': {}
  'level-rates.expectation': {}
  'level-rates.expectation.lead': {}
  'level-rates.expectation.middle': {}
  'level-rates.expectation.senior': {}
  'level-rates.lead.fixed': {}
  'level-rates.lead.varies': { less: number }
  'level-rates.level': {}
  'level-rates.rate': {}
  'level-rates.skill': { skill: string }
  'level-rates.title': {}
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
  'mail.confirm.action': {}
  'mail.confirm.intro': { company: string }
  'mail.confirm.note': {}
  'mail.confirm.subject': { company: string }
  'mail.erased.subject': { number: string; company: string }
  'mail.erased.text': { number: string }
  'mail.parked.subject': { company: string }
  'mail.parked.text': { channel: string; code: string; parked: number }
  'mail.quarantine.commands': {}
  'mail.quarantine.intro': { waiting: number }
  'mail.quarantine.more': { more: number }
  'mail.quarantine.request': { received: Date | number; answer: Date | number }
  'mail.quarantine.subject': { waiting: number; company: string }
  'mail.recovered.subject': { company: string }
  'mail.recovered.text': { channel: string }
  'mail.request.brief': {}
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
  'mail.request.form.contact': {}
  'mail.request.form.short-contact': {}
  'mail.request.form.start-project': {}
  'mail.request.intro': { sender: string; form: string }
  'mail.request.open-brief': {}
  'mail.request.sent': { number: string; time: Date | number }
  'mail.request.subject': { form: string; sender: string; number: string }
  'my-brief.begin': {}
  'my-brief.collect.compare': {}
  'my-brief.collect.procurement': {}
  'my-brief.collect.service-finder': {}
  'my-brief.collect.team-cost': {}
  'my-brief.collect.title': {}
  'my-brief.collect.working-hours': {}
  'my-brief.edit': { part: string }
  'my-brief.empty': {}
  'my-brief.erase': { part: string }
  'my-brief.erase-all': {}
  'my-brief.erased': { part: string }
  'my-brief.erased-all': {}
  'my-brief.finder': {}
  'my-brief.first-step': {}
  'my-brief.from-link': { link: MessageTag }
  'my-brief.head.description': {}
  'my-brief.head.title': {}
  'my-brief.section.lead': {}
  'my-brief.section.title': {}
  'my-brief.send': {}
  'my-brief.waiting': {}
  'newsletter.confirm.ask-button': {}
  'newsletter.confirm.ask-text': {}
  'newsletter.confirm.ask-title': {}
  'newsletter.confirm.done-text': {}
  'newsletter.confirm.done-title': {}
  'newsletter.confirm.head-description': {}
  'newsletter.confirm.head-title': {}
  'newsletter.confirm.invalid-text': {}
  'newsletter.confirm.invalid-title': {}
  'newsletter.confirm.sent-text': {}
  'newsletter.confirm.sent-title': {}
  'newsletter.unsubscribe.ask-button': {}
  'newsletter.unsubscribe.ask-text': {}
  'newsletter.unsubscribe.ask-title': {}
  'newsletter.unsubscribe.done-text': {}
  'newsletter.unsubscribe.done-title': {}
  'newsletter.unsubscribe.head-description': {}
  'newsletter.unsubscribe.head-title': {}
  'newsletter.unsubscribe.invalid-text': { email: string }
  'newsletter.unsubscribe.invalid-title': {}
  'other-hire-pages.section.slides': {}
  'other-hire-pages.section.title': {}
  'pillars.section.title': {}
  'plates.around.adriatic-sea': {}
  'plates.around.armenia': {}
  'plates.around.atlantic-ocean': {}
  'plates.around.azerbaijan': {}
  'plates.around.baltic-sea': {}
  'plates.around.belarus': {}
  'plates.around.black-sea': {}
  'plates.around.bosnia': {}
  'plates.around.brazil': {}
  'plates.around.bulgaria': {}
  'plates.around.czechia': {}
  'plates.around.germany': {}
  'plates.around.gulf-of-finland': {}
  'plates.around.hungary': {}
  'plates.around.italy': {}
  'plates.around.latvia': {}
  'plates.around.lithuania': {}
  'plates.around.moldova': {}
  'plates.around.poland': {}
  'plates.around.romania': {}
  'plates.around.russia': {}
  'plates.around.serbia': {}
  'plates.around.slovakia': {}
  'plates.around.slovenia': {}
  'plates.around.turkiye': {}
  'plates.around.ukraine': {}
  'plates.around.uruguay': {}
  'plates.clock.both': { client: string; from: string; to: string; hours: number; team: string }
  'plates.clock.hours': { hours: number }
  'plates.clock.inner': {}
  'plates.clock.none': { client: string; team: string }
  'plates.clock.outer': {}
  'plates.clock.shared': {}
  'plates.contract-engagement.end': {}
  'plates.contract-engagement.end-text': {}
  'plates.contract-engagement.end-when': {}
  'plates.contract-engagement.note': {}
  'plates.contract-engagement.notice': {}
  'plates.contract-engagement.notice-text': { months: number }
  'plates.contract-engagement.notice-when': {}
  'plates.contract-engagement.start': {}
  'plates.contract-engagement.start-text': {}
  'plates.contract-engagement.start-when': {}
  'plates.contract-engagement.term': {}
  'plates.contract-engagement.term-text': {}
  'plates.contract-engagement.term-when': { months: number }
  'plates.contract-engagement.title': {}
  'plates.contract-engagement.trial': {}
  'plates.contract-engagement.trial-text': {}
  'plates.contract-engagement.trial-when': { weeks: number }
  'plates.contract.mark': { when: string; title: string; text: string }
  'plates.cost.line': { label: string; range: string }
  'plates.days.city': { city: string; from: string; to: string }
  'plates.days.clock': { city: string }
  'plates.days.common': { from: string; to: string }
  'plates.days.none': {}
  'plates.events-conversions.basket': {}
  'plates.events-conversions.click': {}
  'plates.events-conversions.finding': {}
  'plates.events-conversions.finding-text': {}
  'plates.events-conversions.note': {}
  'plates.events-conversions.sale': {}
  'plates.events-conversions.shown': {}
  'plates.events-conversions.title': {}
  'plates.events-conversions.visit': {}
  'plates.events-parcel.customs': {}
  'plates.events-parcel.delivered': {}
  'plates.events-parcel.delivery': {}
  'plates.events-parcel.finding': {}
  'plates.events-parcel.finding-text': {}
  'plates.events-parcel.hub-in': {}
  'plates.events-parcel.hub-out': {}
  'plates.events-parcel.note': {}
  'plates.events-parcel.picked': {}
  'plates.events-parcel.title': {}
  'plates.events-results.arrived': {}
  'plates.events-results.finding': {}
  'plates.events-results.finding-text': {}
  'plates.events-results.measured': {}
  'plates.events-results.note': {}
  'plates.events-results.read': {}
  'plates.events-results.released': {}
  'plates.events-results.taken': {}
  'plates.events-results.title': {}
  'plates.events.event': { label: string; happened: string; received: string }
  'plates.events.happened': {}
  'plates.events.received': {}
  'plates.flow.exit': { when: string; label: string }
  'plates.flow.noted': { number: string; label: string; note: string }
  'plates.flow.step': { number: string; label: string }
  'plates.interfaces-booking.agencies': {}
  'plates.interfaces-booking.availability': {}
  'plates.interfaces-booking.hotel': {}
  'plates.interfaces-booking.mail': {}
  'plates.interfaces-booking.note': {}
  'plates.interfaces-booking.portals': {}
  'plates.interfaces-booking.prices': {}
  'plates.interfaces-booking.site': {}
  'plates.interfaces-booking.title': {}
  'plates.interfaces-booking.trail': {}
  'plates.interfaces-booking.trail-text': {}
  'plates.interfaces-hospital.app': {}
  'plates.interfaces-hospital.doctor': {}
  'plates.interfaces-hospital.engine': {}
  'plates.interfaces-hospital.laboratory': {}
  'plates.interfaces-hospital.note': {}
  'plates.interfaces-hospital.pharmacy': {}
  'plates.interfaces-hospital.radiology': {}
  'plates.interfaces-hospital.record': {}
  'plates.interfaces-hospital.registry': {}
  'plates.interfaces-hospital.research': {}
  'plates.interfaces-hospital.title': {}
  'plates.interfaces-hospital.trail': {}
  'plates.interfaces-hospital.trail-text': {}
  'plates.interfaces-shop.books': {}
  'plates.interfaces-shop.note': {}
  'plates.interfaces-shop.returns': {}
  'plates.interfaces-shop.shop': {}
  'plates.interfaces-shop.stock': {}
  'plates.interfaces-shop.supplier': {}
  'plates.interfaces-shop.tills': {}
  'plates.interfaces-shop.title': {}
  'plates.interfaces-shop.trail': {}
  'plates.interfaces-shop.trail-text': {}
  'plates.interfaces-shop.warehouse': {}
  'plates.interfaces-telecom.activation': {}
  'plates.interfaces-telecom.billing': {}
  'plates.interfaces-telecom.desk': {}
  'plates.interfaces-telecom.field': {}
  'plates.interfaces-telecom.inventory': {}
  'plates.interfaces-telecom.note': {}
  'plates.interfaces-telecom.orders': {}
  'plates.interfaces-telecom.shop': {}
  'plates.interfaces-telecom.title': {}
  'plates.interfaces-telecom.trail': {}
  'plates.interfaces-telecom.trail-text': {}
  'plates.interfaces-web.api': {}
  'plates.interfaces-web.browser': {}
  'plates.interfaces-web.database': {}
  'plates.interfaces-web.note': {}
  'plates.interfaces-web.partner': {}
  'plates.interfaces-web.payment': {}
  'plates.interfaces-web.phone': {}
  'plates.interfaces-web.search': {}
  'plates.interfaces-web.title': {}
  'plates.interfaces-web.trail': {}
  'plates.interfaces-web.trail-text': {}
  'plates.interfaces.middle': { middle: string }
  'plates.interfaces.system': { name: string; speaks: string; way: 'both' | 'gives' | string }
  'plates.ledger-payment.again': {}
  'plates.ledger-payment.bank': {}
  'plates.ledger-payment.capture': {}
  'plates.ledger-payment.fee': {}
  'plates.ledger-payment.fee-post': {}
  'plates.ledger-payment.merchant': {}
  'plates.ledger-payment.note': {}
  'plates.ledger-payment.payout': {}
  'plates.ledger-payment.scheme': {}
  'plates.ledger-payment.settlement': {}
  'plates.ledger-payment.title': {}
  'plates.ledger-refund.again': {}
  'plates.ledger-refund.bank': {}
  'plates.ledger-refund.customer': {}
  'plates.ledger-refund.note': {}
  'plates.ledger-refund.order': {}
  'plates.ledger-refund.paid': {}
  'plates.ledger-refund.refund': {}
  'plates.ledger-refund.sales': {}
  'plates.ledger-refund.title': {}
  'plates.ledger-refund.voucher': {}
  'plates.ledger-refund.vouchers': {}
  'plates.ledger.posting': { number: string; label: string; amount: string; from: string; to: string }
  'plates.ledger.refused': { number: string; label: string }
  'plates.ledger.sum': { sum: string }
  'plates.map.around': { names: string }
  'plates.map.city': { city: string }
  'plates.map.country': { name: string; count: number }
  'plates.map.note': {}
  'plates.map.noted': { city: string; note: string }
  'plates.map.title': { name: string; count: number }
  'plates.minutes': { count: string }
  'plates.pipeline-checks.browser': {}
  'plates.pipeline-checks.browser-gate': {}
  'plates.pipeline-checks.contract': {}
  'plates.pipeline-checks.lint': {}
  'plates.pipeline-checks.lint-gate': {}
  'plates.pipeline-checks.note': {}
  'plates.pipeline-checks.person': {}
  'plates.pipeline-checks.title': {}
  'plates.pipeline-checks.unit': {}
  'plates.pipeline-checks.unit-gate': {}
  'plates.pipeline-checks.way-back': {}
  'plates.pipeline-data.clean': {}
  'plates.pipeline-data.clean-gate': {}
  'plates.pipeline-data.fetch': {}
  'plates.pipeline-data.fetch-gate': {}
  'plates.pipeline-data.note': {}
  'plates.pipeline-data.publish': {}
  'plates.pipeline-data.title': {}
  'plates.pipeline-data.train': {}
  'plates.pipeline-data.train-gate': {}
  'plates.pipeline-data.way-back': {}
  'plates.pipeline-delivery.all': {}
  'plates.pipeline-delivery.build': {}
  'plates.pipeline-delivery.note': {}
  'plates.pipeline-delivery.part': {}
  'plates.pipeline-delivery.part-gate': {}
  'plates.pipeline-delivery.staging': {}
  'plates.pipeline-delivery.staging-gate': {}
  'plates.pipeline-delivery.tests': {}
  'plates.pipeline-delivery.tests-gate': {}
  'plates.pipeline-delivery.title': {}
  'plates.pipeline-delivery.way-back': {}
  'plates.pipeline-ios.build': {}
  'plates.pipeline-ios.devices': {}
  'plates.pipeline-ios.devices-gate': {}
  'plates.pipeline-ios.note': {}
  'plates.pipeline-ios.sign': {}
  'plates.pipeline-ios.testers': {}
  'plates.pipeline-ios.title': {}
  'plates.pipeline-ios.unit': {}
  'plates.pipeline-ios.unit-gate': {}
  'plates.pipeline-ios.way-back': {}
  'plates.pipeline.all': { minutes: number; way: string }
  'plates.pipeline.gated': { label: string; minutes: number; gate: string }
  'plates.pipeline.stage': { label: string; minutes: number }
  'plates.range.axis': { unit: string }
  'plates.range.span': { from: string; to: string }
  'plates.release-feature.full': {}
  'plates.release-feature.full-note': {}
  'plates.release-feature.note': {}
  'plates.release-feature.roll-out': {}
  'plates.release-feature.roll-out-note': {}
  'plates.release-feature.sketch': {}
  'plates.release-feature.sketch-note': {}
  'plates.release-feature.thin': {}
  'plates.release-feature.thin-note': {}
  'plates.release-feature.title': {}
  'plates.release-migration.facade': {}
  'plates.release-migration.facade-note': {}
  'plates.release-migration.note': {}
  'plates.release-migration.off': {}
  'plates.release-migration.off-note': {}
  'plates.release-migration.orders': {}
  'plates.release-migration.orders-note': {}
  'plates.release-migration.reports': {}
  'plates.release-migration.reports-note': {}
  'plates.release-migration.title': {}
  'plates.release-outsourcing.discovery': {}
  'plates.release-outsourcing.discovery-note': {}
  'plates.release-outsourcing.first': {}
  'plates.release-outsourcing.first-note': {}
  'plates.release-outsourcing.hand-over': {}
  'plates.release-outsourcing.hand-over-note': {}
  'plates.release-outsourcing.note': {}
  'plates.release-outsourcing.second': {}
  'plates.release-outsourcing.second-note': {}
  'plates.release-outsourcing.title': {}
  'plates.release-term.all': {}
  'plates.release-term.all-note': {}
  'plates.release-term.freeze': {}
  'plates.release-term.freeze-note': {}
  'plates.release-term.note': {}
  'plates.release-term.pilot': {}
  'plates.release-term.pilot-note': {}
  'plates.release-term.term': {}
  'plates.release-term.term-note': {}
  'plates.release-term.title': {}
  'plates.release.accept': {}
  'plates.release.all': { count: number; weeks: string }
  'plates.release.demo': {}
  'plates.release.phase': { label: string; from: string; to: string; note: string }
  'plates.sequence.message': { way: 'own' | 'refused' | string; number: string; from: string; label: string; to: string }
  'plates.team-augmentation.api': {}
  'plates.team-augmentation.back-end': {}
  'plates.team-augmentation.boundary': {}
  'plates.team-augmentation.employer': {}
  'plates.team-augmentation.employer-note': {}
  'plates.team-augmentation.front-end': {}
  'plates.team-augmentation.lead': {}
  'plates.team-augmentation.lead-note': {}
  'plates.team-augmentation.note': {}
  'plates.team-augmentation.react': {}
  'plates.team-augmentation.tester': {}
  'plates.team-augmentation.title': {}
  'plates.team-dedicated.api': {}
  'plates.team-dedicated.back-end': {}
  'plates.team-dedicated.boundary': {}
  'plates.team-dedicated.employer': {}
  'plates.team-dedicated.employer-note': {}
  'plates.team-dedicated.front-end': {}
  'plates.team-dedicated.lead': {}
  'plates.team-dedicated.lead-note': {}
  'plates.team-dedicated.note': {}
  'plates.team-dedicated.owner': {}
  'plates.team-dedicated.owner-note': {}
  'plates.team-dedicated.tester': {}
  'plates.team-dedicated.title': {}
  'plates.team.client': {}
  'plates.team.led': { top: string; count: number }
  'plates.team.ours': { roles: string; count: number; employer: string }
  'plates.team.steered': { top: string; lead: string; count: number }
  'plates.team.us': {}
  'plates.tree-search.app': {}
  'plates.tree-search.close': {}
  'plates.tree-search.note': {}
  'plates.tree-search.render': {}
  'plates.tree-search.search': {}
  'plates.tree-search.title': {}
  'plates.tree-search.top': {}
  'plates.tree.case': { label: string; count: string; all: string; happens: string }
  'plates.tree.of': { count: string }
  'plates.versions-api.note': {}
  'plates.versions-api.reading': {}
  'plates.versions-api.title': {}
  'plates.versions-app.halt': {}
  'plates.versions-app.note': {}
  'plates.versions-app.reading': {}
  'plates.versions-app.title': {}
  'plates.versions.answered': { week: string; count: number }
  'plates.versions.halt': { week: number; label: string }
  'plates.versions.percent': {}
  'plates.versions.share': { name: string; percent: string }
  'plates.week': {}
  'plates.year.place': { city: string; client: string; year: number }
  'plates.year.span': { days: string; hours: number }
  'points.section.title': {}
  'problem-solution-tabs.problem': {}
  'problem-solution-tabs.section.lead': {}
  'problem-solution-tabs.section.title': {}
  'problem-solution-tabs.solution': {}
  'process-steps.section.lead': {}
  'process-steps.section.title': {}
  'process-steps.step': { number: number }
  'procurement.answer.checked': {}
  'procurement.answer.day': { day: Date | number }
  'procurement.answer.elsewhere': {}
  'procurement.answer.link': {}
  'procurement.answer.owner': {}
  'procurement.answer.proof': { page: string }
  'procurement.answers.lead': { count: number }
  'procurement.answers.title': {}
  'procurement.ask.text': {}
  'procurement.ask.title': {}
  'procurement.brief.count': { count: number }
  'procurement.brief.selected': {}
  'procurement.column.answer': {}
  'procurement.column.group': {}
  'procurement.column.id': {}
  'procurement.column.link': {}
  'procurement.column.question': {}
  'procurement.column.sample': {}
  'procurement.column.source': {}
  'procurement.company.client-countries': {}
  'procurement.company.counted': { day: Date | number }
  'procurement.company.engineers': {}
  'procurement.company.locations': {}
  'procurement.company.title': {}
  'procurement.company.turnover': {}
  'procurement.documents.answers': {}
  'procurement.documents.answers-text': {}
  'procurement.documents.back': {}
  'procurement.documents.filled-in': { title: string }
  'procurement.documents.markdown': {}
  'procurement.documents.read': {}
  'procurement.export.csv': {}
  'procurement.export.from': { company: string; day: string; address: string }
  'procurement.export.heading': {}
  'procurement.export.markdown': {}
  'procurement.export.name': {}
  'procurement.export.note': {}
  'procurement.export.print': {}
  'procurement.export.sample': {}
  'procurement.export.show': {}
  'procurement.export.title': {}
  'procurement.export.xlsx': {}
  'procurement.filter.any': {}
  'procurement.filter.apply': {}
  'procurement.filter.framework': {}
  'procurement.filter.since': {}
  'procurement.found': { shown: number; all: number }
  'procurement.found.all': {}
  'procurement.found.search': { shown: number; all: number; search: string }
  'procurement.framework-short.caiq': {}
  'procurement.framework-short.gdpr': {}
  'procurement.framework-short.hipaa': {}
  'procurement.framework-short.iso-27001': {}
  'procurement.framework-short.sig': {}
  'procurement.framework.caiq': {}
  'procurement.framework.gdpr': {}
  'procurement.framework.hipaa': {}
  'procurement.framework.iso-27001': {}
  'procurement.framework.sig': {}
  'procurement.group.continuity': {}
  'procurement.group.count': { shown: number; all: number }
  'procurement.group.delivery': {}
  'procurement.group.finance': {}
  'procurement.group.fold': { count: number }
  'procurement.group.people': {}
  'procurement.group.privacy': {}
  'procurement.group.security': {}
  'procurement.groups.label': {}
  'procurement.next.text': {}
  'procurement.next.title': {}
  'procurement.none': {}
  'procurement.none.ask': {}
  'procurement.own': { link: MessageTag }
  'procurement.owner.delivery': {}
  'procurement.owner.finance': {}
  'procurement.owner.operations': {}
  'procurement.owner.people': {}
  'procurement.owner.privacy': {}
  'procurement.owner.security': {}
  'procurement.parts.answers': {}
  'procurement.parts.company': {}
  'procurement.parts.documents': {}
  'procurement.parts.label': {}
  'procurement.parts.terms': {}
  'procurement.search.label': {}
  'procurement.search.submit': {}
  'procurement.select.answer': { question: string }
  'procurement.select.clear': {}
  'procurement.select.group': { count: number }
  'procurement.selected': { b: MessageTag; count: number; all: number }
  'procurement.term.clause': { number: number }
  'procurement.term.invoices.name': {}
  'procurement.term.invoices.text': { days: number }
  'procurement.term.law.name': {}
  'procurement.term.law.text': {}
  'procurement.term.liability.name': {}
  'procurement.term.liability.text': {}
  'procurement.term.minimum.name': {}
  'procurement.term.minimum.text': { engineer: string; team: string }
  'procurement.term.months': { count: number }
  'procurement.term.notice.name': {}
  'procurement.term.notice.text': { engineer: string; team: string }
  'procurement.term.people.name': {}
  'procurement.term.people.text': {}
  'procurement.term.price.name': {}
  'procurement.term.price.text': {}
  'procurement.term.rights.name': {}
  'procurement.term.rights.text': {}
  'procurement.term.start.name': {}
  'procurement.term.start.text': { from: number; to: number }
  'procurement.term.trial.name': {}
  'procurement.term.trial.text': { weeks: number }
  'procurement.terms.fold': { count: number }
  'procurement.unknown': { count: number }
  'question-search.all': { count: number }
  'question-search.ask': {}
  'question-search.clear': {}
  'question-search.found': { count: number; query: string }
  'question-search.groups': {}
  'question-search.hint': {}
  'question-search.label': {}
  'question-search.submit': {}
  'receipt.head.description': {}
  'receipt.head.title': {}
  'receipt.head.too-many': {}
  'receipt.head.unavailable': {}
  'receipt.head.unknown': {}
  'receipt.head.withdrawn': {}
  'receipt.sent.answer-by': {}
  'receipt.sent.arrived': {}
  'receipt.sent.fields': {}
  'receipt.sent.next': {}
  'receipt.sent.number': {}
  'receipt.sent.page': {}
  'receipt.sent.times-office': { zone: string; from: string; to: string }
  'receipt.sent.times-visitor': { zone: string; from: string; to: string; office: string }
  'receipt.sent.title': {}
  'receipt.too-many.text': { seconds: number }
  'receipt.too-many.title': {}
  'receipt.unavailable.text': { email: string }
  'receipt.unavailable.title': {}
  'receipt.unknown.text': {}
  'receipt.unknown.title': {}
  'receipt.withdraw.button': {}
  'receipt.withdraw.text': {}
  'receipt.withdraw.title': {}
  'receipt.withdrawn.text': { number: string }
  'receipt.withdrawn.title': {}
  'review-teaser.link': { site: string }
  'review-teaser.section.title': {}
  'review-video.note': {}
  'review-video.tag': {}
  'scroll-steps.end': { count: number }
  'scroll-steps.more': {}
  'scroll-steps.region': {}
  'scroll-steps.section.lead': {}
  'scroll-steps.section.title': {}
  'search.all': { count: number }
  'search.close': {}
  'search.count': { count: number; query: string }
  'search.failed': {}
  'search.head.description': {}
  'search.head.title': {}
  'search.hint': {}
  'search.keys': { key: MessageTag }
  'search.kind.page': {}
  'search.kind.post': {}
  'search.kind.question': {}
  'search.kind.story': {}
  'search.kind.technology': {}
  'search.label': {}
  'search.placeholder': {}
  'search.results': {}
  'search.submit': {}
  'search.title': {}
  'search.ways': {}
  'search.within': {}
  'search.within-part': { part: string }
  'service-list.group.fields': {}
  'service-list.group.models': {}
  'service-list.read-more': {}
  'service-list.section.block-title': {}
  'service-list.section.lead': {}
  'share.kind.company': {}
  'share.kind.contact': {}
  'share.kind.finder': {}
  'share.kind.hire': {}
  'share.kind.home': {}
  'share.kind.industry': {}
  'share.kind.legal': {}
  'share.kind.list': {}
  'share.kind.post': {}
  'share.kind.proof': {}
  'share.kind.service': {}
  'share.kind.story': {}
  'share.topic': { kind: string; topic: string }
  'short-contact.section.lead': {}
  'short-contact.section.title': {}
  'site-map.count': { count: number }
  'site-map.group.blog': {}
  'site-map.group.company': {}
  'site-map.group.hire': {}
  'site-map.group.industries': {}
  'site-map.group.legal': {}
  'site-map.group.services': {}
  'site-map.group.success-stories': {}
  'site-map.group.topics': {}
  'site-map.head.description': {}
  'site-map.head.title': {}
  'site-map.next.text': {}
  'site-map.next.title': {}
  'site-map.opening.lead': {}
  'site-map.opening.title': {}
  'solution-cards.section.lead': {}
  'solution-cards.section.title': {}
  'standard-cards.both': {}
  'standard-cards.does': {}
  'standard-cards.means': {}
  'standards.group.clinical-coding': {}
  'standards.group.data-protection': {}
  'standards.group.exchange-and-imaging': {}
  'standards.group.management-systems': {}
  'standards.label.cda': {}
  'standards.label.dicom': {}
  'standards.label.fhir': {}
  'standards.label.gdpr': {}
  'standards.label.hipaa': {}
  'standards.label.hitech': {}
  'standards.label.hl7': {}
  'standards.label.icd': {}
  'standards.label.icpc-2': {}
  'standards.label.iso-20000': {}
  'standards.label.iso-27001': {}
  'standards.label.iso-9001': {}
  'standards.meaning.cda': {}
  'standards.meaning.dicom': {}
  'standards.meaning.fhir': {}
  'standards.meaning.gdpr': {}
  'standards.meaning.hipaa': {}
  'standards.meaning.hitech': {}
  'standards.meaning.hl7': {}
  'standards.meaning.icd': {}
  'standards.meaning.icpc-2': {}
  'standards.meaning.iso-20000': {}
  'standards.meaning.iso-27001': {}
  'standards.meaning.iso-9001': {}
  'standards.section.lead': {}
  'standards.section.title': {}
  'start-project.section.lead': {}
  'start-project.section.title': {}
  'static-images.section.lead': {}
  'static-images.section.title': {}
  'static-images.sketches.approach': {}
  'static-images.sketches.approach-alt': {}
  'static-images.sketches.sight': {}
  'static-images.sketches.sight-alt': {}
  'static-images.sketches.table': {}
  'static-images.sketches.table-alt': {}
  'storage.column.holds': {}
  'storage.column.key': {}
  'storage.column.size': {}
  'storage.column.until': {}
  'storage.column.value': {}
  'storage.column.why': {}
  'storage.group.answer': {}
  'storage.group.choice': {}
  'storage.group.draft': {}
  'storage.group.part': {}
  'storage.group.selection': {}
  'storage.group.time': {}
  'storage.head.description': {}
  'storage.head.title': {}
  'storage.holds.answered-at': {}
  'storage.holds.brief-comparison': {}
  'storage.holds.brief-cost': {}
  'storage.holds.brief-hours': {}
  'storage.holds.brief-questions': {}
  'storage.holds.draft-contact': {}
  'storage.holds.draft-newsletter': {}
  'storage.holds.draft-service': {}
  'storage.holds.draft-short-contact': {}
  'storage.holds.draft-start-project': {}
  'storage.holds.final': {}
  'storage.holds.goal': {}
  'storage.holds.industry': {}
  'storage.holds.locale-choice': {}
  'storage.holds.selected-answers': {}
  'storage.holds.service': {}
  'storage.keys.caption': { count: number }
  'storage.keys.title': {}
  'storage.next.action': {}
  'storage.next.text': {}
  'storage.next.title': {}
  'storage.now.blocked': {}
  'storage.now.by-hand': {}
  'storage.now.caption': { bytes: number }
  'storage.now.empty': {}
  'storage.now.erase': {}
  'storage.now.erased': { count: number }
  'storage.now.lead': {}
  'storage.now.size': { bytes: number }
  'storage.now.time': { time: Date | number }
  'storage.now.title': {}
  'storage.opening.lead': {}
  'storage.opening.title': {}
  'storage.until.choice': {}
  'storage.until.local': { days: number }
  'storage.until.session': { hours: number }
  'storage.why.answer': {}
  'storage.why.choice': {}
  'storage.why.draft': {}
  'storage.why.part': {}
  'storage.why.selection': {}
  'storage.why.time': {}
  'stories.card.read': {}
  'stories.card.see-all': {}
  'stories.card.tags': {}
  'stories.challenge.title': {}
  'stories.change.figures': { old: MessageTag; before: number; to: MessageTag; new: MessageTag; after: number }
  'stories.change.unit.days': {}
  'stories.change.unit.hours': {}
  'stories.change.unit.minutes': {}
  'stories.change.unit.per-hundred': {}
  'stories.change.unit.per-thousand': {}
  'stories.change.unit.percent': {}
  'stories.change.unit.seconds': {}
  'stories.change.unit.weeks': {}
  'stories.contact.lead': {}
  'stories.contact.title': {}
  'stories.facts.country': {}
  'stories.facts.duration': {}
  'stories.facts.from-to': { from: string; to: string }
  'stories.facts.industry': {}
  'stories.facts.model': {}
  'stories.facts.platform': {}
  'stories.facts.since': { from: string }
  'stories.facts.stack': {}
  'stories.facts.team': {}
  'stories.facts.team-size': { count: number }
  'stories.facts.title': {}
  'stories.facts.unchanged': {}
  'stories.head.description': {}
  'stories.head.title': {}
  'stories.list.lead': { count: number; total: string }
  'stories.list.title': {}
  'stories.related.title': {}
  'stories.result.after': {}
  'stories.result.before': {}
  'stories.result.caption': {}
  'stories.result.change': {}
  'stories.result.title': {}
  'stories.result.topic': {}
  'stories.review.title': {}
  'stories.solution.title': {}
  'stories.start.lead': {}
  'stories.start.title': {}
  'stories.work.team-title': {}
  'stories.work.timeline-title': {}
  'story-filters.all': {}
  'story-filters.ask': {}
  'story-filters.clear': {}
  'story-filters.country': {}
  'story-filters.empty-text': {}
  'story-filters.empty-title': {}
  'story-filters.everything': { total: number }
  'story-filters.found': { count: number; total: number; labels: string }
  'story-filters.industry': {}
  'story-filters.like.both': { industry: string; model: string }
  'story-filters.like.industry': { industry: string }
  'story-filters.like.model': { model: string }
  'story-filters.like.title': {}
  'story-filters.option': { label: string; count: MessageTag; stories: number }
  'story-filters.platform': {}
  'story-filters.title': {}
  'story-slider.action.named': { label: string; hidden: MessageTag }
  'story-slider.action.see-more': {}
  'story-slider.slides': {}
  'story-slider.title': {}
  'tag-slider.section.lead': {}
  'tag-slider.section.title': {}
  'tag-slider.start': {}
  'tag-slider.stop': {}
  'tag-slider.tags': {}
  'tags.accessibility': {}
  'tags.asp-net': {}
  'tags.code-review': {}
  'tags.compliance': {}
  'tags.contracts': {}
  'tags.dedicated-team': {}
  'tags.devops': {}
  'tags.dicom': {}
  'tags.documentation': {}
  'tags.estimates': {}
  'tags.fhir': {}
  'tags.flutter': {}
  'tags.go': {}
  'tags.hand-offs': {}
  'tags.handover': {}
  'tags.hiring': {}
  'tags.hl7': {}
  'tags.integration': {}
  'tags.intellectual-property': {}
  'tags.javascript': {}
  'tags.legacy': {}
  'tags.metrics': {}
  'tags.migration': {}
  'tags.node-js': {}
  'tags.operations': {}
  'tags.outsourcing': {}
  'tags.payments': {}
  'tags.planning': {}
  'tags.python': {}
  'tags.rates': {}
  'tags.react': {}
  'tags.reconciliation': {}
  'tags.retention': {}
  'tags.security': {}
  'tags.staff-augmentation': {}
  'tags.testing': {}
  'tags.time-zones': {}
  'tags.typescript': {}
  'taxonomy.country.AR': {}
  'taxonomy.country.AT': {}
  'taxonomy.country.CA': {}
  'taxonomy.country.CH': {}
  'taxonomy.country.DE': {}
  'taxonomy.country.DK': {}
  'taxonomy.country.EE': {}
  'taxonomy.country.ES': {}
  'taxonomy.country.FR': {}
  'taxonomy.country.GB': {}
  'taxonomy.country.GE': {}
  'taxonomy.country.HR': {}
  'taxonomy.country.NL': {}
  'taxonomy.country.NO': {}
  'taxonomy.country.PL': {}
  'taxonomy.country.RO': {}
  'taxonomy.country.SE': {}
  'taxonomy.country.UA': {}
  'taxonomy.country.US': {}
  'taxonomy.goal.acquire_experienced_professionals': {}
  'taxonomy.goal.avoid_hr_overheads': {}
  'taxonomy.goal.boost_your_roi': {}
  'taxonomy.goal.build_your_talent_team': {}
  'taxonomy.goal.do_more_for_less': {}
  'taxonomy.goal.enhance_in_house_expertise': {}
  'taxonomy.goal.expand_operations': {}
  'taxonomy.goal.get_end_to_end_solution': {}
  'taxonomy.goal.get_temp_flexible_support': {}
  'taxonomy.goal.modernize_legacy_it_systems': {}
  'taxonomy.goal.realize_a_software_vision': {}
  'taxonomy.goal.reduce_operational_costs': {}
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
  'taxonomy.post-category.delivery': {}
  'taxonomy.post-category.engagement': {}
  'taxonomy.post-category.healthcare': {}
  'taxonomy.post-category.payments': {}
  'taxonomy.post-category.security': {}
  'taxonomy.post-category.teams': {}
  'taxonomy.post-category.technology': {}
  'taxonomy.result.build': {}
  'taxonomy.result.extend': {}
  'taxonomy.result.outsourcing': {}
  'taxonomy.role.android-developers': {}
  'taxonomy.role.back-end-developers': {}
  'taxonomy.role.devops-engineers': {}
  'taxonomy.role.front-end-developers': {}
  'taxonomy.role.full-stack-developers': {}
  'taxonomy.role.ios-developers': {}
  'taxonomy.role.mobile-developers': {}
  'taxonomy.role.qa-engineers': {}
  'taxonomy.skill.dotnet-developers': {}
  'taxonomy.skill.flutter-developers': {}
  'taxonomy.skill.golang-developers': {}
  'taxonomy.skill.javascript-developers': {}
  'taxonomy.skill.node-developers': {}
  'taxonomy.skill.python-developers': {}
  'taxonomy.skill.react-developers': {}
  'taxonomy.skill.react-native-developers': {}
  'taxonomy.skill.typescript-developers': {}
  'team-cost.answer.before-vat': {}
  'team-cost.answer.each': {}
  'team-cost.answer.line': { count: number; position: string; level: string }
  'team-cost.answer.of': { number: number; people: number }
  'team-cost.answer.plate': {}
  'team-cost.answer.plate-note': {}
  'team-cost.answer.table': {}
  'team-cost.answer.team': {}
  'team-cost.answer.teams-plate': {}
  'team-cost.answer.teams-plate-note': {}
  'team-cost.answer.title': { people: number }
  'team-cost.answer.total': { months: number }
  'team-cost.arithmetic.caption': {}
  'team-cost.arithmetic.exchange': {}
  'team-cost.arithmetic.exchanged': { rate: number }
  'team-cost.arithmetic.factor': { factor: number; country: string }
  'team-cost.arithmetic.high': {}
  'team-cost.arithmetic.hours': {}
  'team-cost.arithmetic.lead': {}
  'team-cost.arithmetic.line': {}
  'team-cost.arithmetic.low': {}
  'team-cost.arithmetic.of-team': { number: number }
  'team-cost.arithmetic.people': {}
  'team-cost.arithmetic.place': {}
  'team-cost.arithmetic.position': { position: string; level: string }
  'team-cost.arithmetic.rate': {}
  'team-cost.arithmetic.times': { number: number }
  'team-cost.arithmetic.title': {}
  'team-cost.arithmetic.total': { months: number }
  'team-cost.begin.one': {}
  'team-cost.begin.product': {}
  'team-cost.begin.quarter': {}
  'team-cost.brief.line': { count: number; position: string; level: string; country: string }
  'team-cost.brief.line-month': { range: string }
  'team-cost.brief.month': { range: string; months: number }
  'team-cost.brief.range': {}
  'team-cost.brief.team': { number: number }
  'team-cost.brief.total': { months: number }
  'team-cost.changed.country': {}
  'team-cost.changed.currency': {}
  'team-cost.changed.level': {}
  'team-cost.changed.line': { teams: number; line: number; team: number }
  'team-cost.changed.lines': { most: number }
  'team-cost.changed.months-few': {}
  'team-cost.changed.months-many': { most: number }
  'team-cost.changed.months-whole': { usual: number }
  'team-cost.changed.people-few': {}
  'team-cost.changed.people-many': { most: number }
  'team-cost.changed.people-whole': {}
  'team-cost.changed.position': {}
  'team-cost.changed.team': { team: number }
  'team-cost.changed.teams': { most: number }
  'team-cost.changed.title': {}
  'team-cost.changed.zone': {}
  'team-cost.csv.currency': {}
  'team-cost.csv.exchange': { day: string; publisher: string }
  'team-cost.csv.factor': {}
  'team-cost.csv.page': {}
  'team-cost.csv.rate-currency': {}
  'team-cost.csv.rate-high': {}
  'team-cost.csv.rate-low': {}
  'team-cost.csv.rates': { day: string }
  'team-cost.csv.sample': {}
  'team-cost.csv.scope': {}
  'team-cost.csv.team': {}
  'team-cost.currency.EUR': {}
  'team-cost.currency.GBP': {}
  'team-cost.currency.USD': {}
  'team-cost.empty.condition': {}
  'team-cost.empty.from': { amount: string }
  'team-cost.empty.text': {}
  'team-cost.empty.title': {}
  'team-cost.form.add': {}
  'team-cost.form.add-team': {}
  'team-cost.form.beside': { count: number }
  'team-cost.form.bounds': { lines: number; people: number }
  'team-cost.form.choose': {}
  'team-cost.form.copy': {}
  'team-cost.form.copy-team': { number: number }
  'team-cost.form.currency': {}
  'team-cost.form.level': {}
  'team-cost.form.line': { number: number }
  'team-cost.form.months': {}
  'team-cost.form.people': {}
  'team-cost.form.place': {}
  'team-cost.form.reading': {}
  'team-cost.form.remove': { number: number }
  'team-cost.form.remove-from': { number: number; team: number }
  'team-cost.form.remove-team': { number: number }
  'team-cost.form.role': {}
  'team-cost.form.roles': {}
  'team-cost.form.skills': {}
  'team-cost.form.team': {}
  'team-cost.form.work-out': {}
  'team-cost.form.zone': {}
  'team-cost.head.description': {}
  'team-cost.head.title': {}
  'team-cost.hours.caption': { day: Date | number }
  'team-cost.hours.day': {}
  'team-cost.hours.elsewhere': { country: string; hours: number; city: string; range: string }
  'team-cost.hours.hand-over': {}
  'team-cost.hours.lead': { count: number }
  'team-cost.hours.moved': {}
  'team-cost.hours.none': { city: string; count: number }
  'team-cost.hours.people': { city: string; people: number }
  'team-cost.hours.place': {}
  'team-cost.hours.plate': { city: string }
  'team-cost.hours.plate-note': { city: string }
  'team-cost.hours.see': { country: string }
  'team-cost.hours.title': {}
  'team-cost.lead': {}
  'team-cost.level.lead': {}
  'team-cost.level.middle': {}
  'team-cost.level.senior': {}
  'team-cost.next.text': {}
  'team-cost.next.title': {}
  'team-cost.scope.excluded': {}
  'team-cost.scope.in.hours': {}
  'team-cost.scope.in.laptop': {}
  'team-cost.scope.in.leave': {}
  'team-cost.scope.in.pay': {}
  'team-cost.scope.in.search': {}
  'team-cost.scope.included': {}
  'team-cost.scope.out.exchange': {}
  'team-cost.scope.out.licences': {}
  'team-cost.scope.out.travel': {}
  'team-cost.scope.out.vat': {}
  'team-cost.scope.title': {}
  'team-cost.side.apart': {}
  'team-cost.side.caption': {}
  'team-cost.side.hours': { city: string; shared: number; moved: number }
  'team-cost.side.lead': {}
  'team-cost.side.less': { range: string }
  'team-cost.side.mixed': {}
  'team-cost.side.month': {}
  'team-cost.side.more': { range: string }
  'team-cost.side.same': {}
  'team-cost.side.title': {}
  'team-cost.side.total': {}
  'team-cost.side.what': {}
  'team-cost.side.who': {}
  'team-cost.sources.exchange': {}
  'team-cost.sources.exchange-text': { dollars: number; pounds: number; link: MessageTag; day: Date | number }
  'team-cost.sources.factor': { country: string; factor: number }
  'team-cost.sources.hours': { hours: number }
  'team-cost.sources.hours-text': { weekdays: number; leave: number; holidays: number; away: number; days: number; hours: number }
  'team-cost.sources.offer': {}
  'team-cost.sources.place': {}
  'team-cost.sources.place-text': { factors: string }
  'team-cost.sources.rate': {}
  'team-cost.sources.rate-text': { day: Date | number }
  'team-cost.sources.shared': {}
  'team-cost.sources.shared-text': {}
  'team-cost.sources.title': {}
  'team-cost.team': { number: number }
  'team-cost.title': {}
  'technology-catalogue.group.all': {}
  'technology-catalogue.group.android': {}
  'technology-catalogue.group.backend': {}
  'technology-catalogue.group.blockchain': {}
  'technology-catalogue.group.clouds': {}
  'technology-catalogue.group.cross-platform': {}
  'technology-catalogue.group.databases': {}
  'technology-catalogue.group.devops': {}
  'technology-catalogue.group.frontend': {}
  'technology-catalogue.group.ios': {}
  'technology-catalogue.groups': {}
  'technology-catalogue.section.lead': {}
  'technology-catalogue.section.title': {}
  'technology-catalogue.shown': { count: number }
  'technology-catalogue.stories': {}
  'testimonials.action.load-more': {}
  'testimonials.reviews': { count: string }
  'testimonials.selected': {}
  'testimonials.shown': { shown: number; count: number }
  'testimonials.title': {}
  'testimonials.video.captions': {}
  'testimonials.video.close': {}
  'testimonials.video.read': { about: MessageTag; name: string }
  'testimonials.video.scene': { name: string; position: string }
  'testimonials.video.silent': {}
  'testimonials.video.title': { name: string; position: string }
  'testimonials.video.watch': { minutes: number; seconds: number; sound: 'none' | string; about: MessageTag; name: string; position: string }
  'tools-tabs.all': {}
  'tools-tabs.group.building': {}
  'tools-tabs.group.planning': {}
  'tools-tabs.group.securing': {}
  'tools-tabs.group.shipping': {}
  'tools-tabs.group.testing': {}
  'tools-tabs.group.watching': {}
  'tools-tabs.list-label': {}
  'tools-tabs.section.lead': {}
  'tools-tabs.section.title': {}
  'work-samples.deciding.note': { count: number }
  'work-samples.deciding.title': {}
  'work-samples.document.fiction': {}
  'work-samples.document.outline': { link: MessageTag; title: string }
  'work-samples.head.description': {}
  'work-samples.head.title': {}
  'work-samples.list.delivered': {}
  'work-samples.list.lead': {}
  'work-samples.list.read': {}
  'work-samples.list.sheets': { count: number; day: Date | number }
  'work-samples.list.shows': {}
  'work-samples.list.title': {}
  'work-samples.list.written-by': {}
  'work-samples.next.lead': {}
  'work-samples.next.title': {}
  'work-samples.others.all': {}
  'work-samples.others.title': {}
  'work-samples.parting.note': { count: number }
  'work-samples.parting.title': {}
  'work-samples.working.note': { count: number }
  'work-samples.working.title': {}
  'working-hours.city.berlin': {}
  'working-hours.city.london': {}
  'working-hours.city.new-york': {}
  'working-hours.city.san-francisco': {}
  'working-hours.clock': { team: string }
  'working-hours.clock-note': { client: string }
  'working-hours.compare': {}
  'working-hours.count': { count: number }
  'working-hours.legend': { count: number }
  'working-hours.local': { from: string; to: string; country: string }
  'working-hours.range': { from: string; to: number }
  'working-hours.shared': {}
  'working-hours.span': { from: string; to: string }
}

export type MessageId = keyof MessageValues

export type RequiredMessageId =
  | 'availability.free'
  | 'availability.total'
  | 'blog-teaser.date'
  | 'blog-teaser.tags'
  | 'blog.all'
  | 'blog.articles'
  | 'blog.categories'
  | 'blog.category.intro.delivery'
  | 'blog.category.intro.engagement'
  | 'blog.category.intro.healthcare'
  | 'blog.category.intro.payments'
  | 'blog.category.intro.security'
  | 'blog.category.intro.teams'
  | 'blog.category.intro.technology'
  | 'blog.category.title'
  | 'blog.failure.retry'
  | 'blog.head.description'
  | 'blog.head.title'
  | 'blog.lead'
  | 'blog.page.description'
  | 'blog.page.title'
  | 'blog.pages.name'
  | 'blog.pages.next'
  | 'blog.pages.page'
  | 'blog.pages.previous'
  | 'blog.post.contents'
  | 'blog.post.tags'
  | 'blog.search'
  | 'blog.tag.description'
  | 'blog.tag.title'
  | 'blog.tags'
  | 'blog.topic'
  | 'cities.batumi'
  | 'cities.bucharest'
  | 'cities.buenos-aires'
  | 'cities.cluj-napoca'
  | 'cities.constanta'
  | 'cities.cordoba'
  | 'cities.dnipro'
  | 'cities.gdansk'
  | 'cities.krakow'
  | 'cities.kutaisi'
  | 'cities.kyiv'
  | 'cities.lviv'
  | 'cities.odesa'
  | 'cities.parnu'
  | 'cities.rijeka'
  | 'cities.rosario'
  | 'cities.split'
  | 'cities.tallinn'
  | 'cities.tartu'
  | 'cities.tbilisi'
  | 'cities.timisoara'
  | 'cities.warsaw'
  | 'cities.wroclaw'
  | 'cities.zagreb'
  | 'city-tabs.list-label'
  | 'claims-table.column.date'
  | 'claims-table.column.definition'
  | 'claims-table.column.figure'
  | 'claims-table.column.source'
  | 'claims-table.head.description'
  | 'claims-table.head.title'
  | 'claims-table.introduction.lead'
  | 'claims-table.introduction.title'
  | 'common.action.add-to-brief'
  | 'common.action.copied'
  | 'common.action.get-in-touch'
  | 'common.action.hire-developers'
  | 'common.action.not-copied'
  | 'common.action.print'
  | 'common.action.send-with-request'
  | 'common.carousel.go-to'
  | 'common.carousel.next'
  | 'common.carousel.position'
  | 'common.carousel.previous'
  | 'common.carousel.role'
  | 'common.carousel.slide-role'
  | 'common.company.address'
  | 'common.company.email'
  | 'common.company.engineering-director'
  | 'common.company.founded'
  | 'common.company.managing-director'
  | 'common.company.name'
  | 'common.company.register'
  | 'common.company.register-entry'
  | 'common.company.telephone'
  | 'common.company.vat'
  | 'common.footer.about'
  | 'common.footer.legal'
  | 'common.footer.rss'
  | 'common.head.error-title'
  | 'common.head.title'
  | 'common.industry-group.further'
  | 'common.industry-group.money'
  | 'common.industry-group.movement'
  | 'common.industry-group.people'
  | 'common.industry-group.signals'
  | 'common.menu-note.about'
  | 'common.menu-note.adtech'
  | 'common.menu-note.claims'
  | 'common.menu-note.compare'
  | 'common.menu-note.compliance'
  | 'common.menu-note.dedicated-team'
  | 'common.menu-note.ecommerce'
  | 'common.menu-note.educational'
  | 'common.menu-note.engagement-models'
  | 'common.menu-note.faq'
  | 'common.menu-note.fintech'
  | 'common.menu-note.get-in-touch'
  | 'common.menu-note.healthcare'
  | 'common.menu-note.how-we-hire'
  | 'common.menu-note.logistics_and_transportation'
  | 'common.menu-note.my-brief'
  | 'common.menu-note.procurement'
  | 'common.menu-note.retail'
  | 'common.menu-note.reviews'
  | 'common.menu-note.service-finder'
  | 'common.menu-note.software-development-outsourcing'
  | 'common.menu-note.staff-augmentation-services'
  | 'common.menu-note.team-cost'
  | 'common.menu-note.technologies'
  | 'common.menu-note.telecommunications'
  | 'common.menu-note.travel_and_hospitality'
  | 'common.menu-note.working-hours'
  | 'common.menu.button'
  | 'common.menu.buy'
  | 'common.menu.company'
  | 'common.menu.company-lead'
  | 'common.menu.countries'
  | 'common.menu.decide'
  | 'common.menu.fields'
  | 'common.menu.hire'
  | 'common.menu.hire-end'
  | 'common.menu.hire-lead'
  | 'common.menu.industries'
  | 'common.menu.industries-end'
  | 'common.menu.industries-lead'
  | 'common.menu.language'
  | 'common.menu.models'
  | 'common.menu.proof'
  | 'common.menu.roles'
  | 'common.menu.services'
  | 'common.menu.services-end'
  | 'common.menu.services-lead'
  | 'common.menu.skills'
  | 'common.menu.success-stories'
  | 'common.menu.work'
  | 'common.newsletter.done'
  | 'common.newsletter.failure'
  | 'common.newsletter.label'
  | 'common.newsletter.note'
  | 'common.newsletter.submit'
  | 'common.newsletter.title'
  | 'common.other-language'
  | 'common.route.about'
  | 'common.route.accessibility'
  | 'common.route.blog'
  | 'common.route.claims'
  | 'common.route.compare'
  | 'common.route.compliance'
  | 'common.route.contact-us'
  | 'common.route.cookies-and-storage'
  | 'common.route.dedicated-team'
  | 'common.route.devops'
  | 'common.route.engagement-models'
  | 'common.route.faq'
  | 'common.route.get-in-touch'
  | 'common.route.healthcare'
  | 'common.route.healthcare-software-development'
  | 'common.route.hire'
  | 'common.route.home'
  | 'common.route.how-we-hire'
  | 'common.route.imprint'
  | 'common.route.industries'
  | 'common.route.mobile-development'
  | 'common.route.my-brief'
  | 'common.route.newsletter-confirm'
  | 'common.route.newsletter-unsubscribe'
  | 'common.route.privacy-policy'
  | 'common.route.procurement'
  | 'common.route.reviews'
  | 'common.route.search'
  | 'common.route.service-finder'
  | 'common.route.services'
  | 'common.route.sitemap'
  | 'common.route.software-development-outsourcing'
  | 'common.route.staff-augmentation-services'
  | 'common.route.success-stories'
  | 'common.route.team-cost'
  | 'common.route.technologies'
  | 'common.route.terms-of-service'
  | 'common.route.thank-you'
  | 'common.route.web-development'
  | 'common.route.work-samples'
  | 'common.route.working-hours'
  | 'common.search.keys'
  | 'common.search.keys-mac'
  | 'common.search.open'
  | 'common.search.open-by-keys'
  | 'common.shell.breadcrumbs'
  | 'common.shell.get-in-touch'
  | 'common.shell.hire-developers'
  | 'common.shell.main-navigation'
  | 'common.shell.phone-navigation'
  | 'common.shell.sample-mark'
  | 'common.shell.sample-note'
  | 'common.shell.skip'
  | 'common.sources.published'
  | 'common.sources.title'
  | 'common.stars'
  | 'common.suggestion.close'
  | 'common.suggestion.follow'
  | 'common.suggestion.name'
  | 'common.suggestion.text'
  | 'compare.choice.none'
  | 'compare.head.description'
  | 'compare.head.title'
  | 'compare.kind.country'
  | 'compare.kind.engineers'
  | 'compare.kind.model'
  | 'compare.kind.service'
  | 'compare.row.level'
  | 'compare.step.build'
  | 'compare.step.extend'
  | 'compare.step.label'
  | 'compare.step.outsourcing'
  | 'comparison-table.criterion'
  | 'comparison-table.no'
  | 'comparison-table.yes'
  | 'compliance.export'
  | 'contact.faq.after.answer'
  | 'contact.faq.after.question'
  | 'contact.faq.nda.answer'
  | 'contact.faq.nda.question'
  | 'contact.faq.no.answer'
  | 'contact.faq.no.question'
  | 'contact.faq.reader.answer'
  | 'contact.faq.reader.question'
  | 'contact.faq.useful.answer'
  | 'contact.faq.useful.question'
  | 'contact.form.title'
  | 'contact.head.description'
  | 'contact.head.title'
  | 'contact.steps.call-what'
  | 'contact.steps.call-when'
  | 'contact.steps.estimate-what'
  | 'contact.steps.estimate-when'
  | 'contact.steps.reply-what'
  | 'contact.steps.reply-when'
  | 'cooperation-models.begins'
  | 'cooperation-models.button.build'
  | 'cooperation-models.button.extend'
  | 'cooperation-models.button.outsourcing'
  | 'cooperation-models.button.own'
  | 'cooperation-models.choice'
  | 'cooperation-models.shape-build'
  | 'cooperation-models.shape-extend'
  | 'cooperation-models.shape-outsourcing'
  | 'country-hero.country'
  | 'country-hero.hours'
  | 'country-hero.salary'
  | 'default-carousel.section.slides'
  | 'default-carousel.section.title'
  | 'default-carousel.stories'
  | 'departments-navigation.list'
  | 'errors.drawing-alt'
  | 'errors.failure.head-title'
  | 'errors.not-found.head-title'
  | 'errors.refused.head-title'
  | 'errors.unavailable.head-title'
  | 'faq.read-first'
  | 'featured-content.action.all'
  | 'featured-content.slides'
  | 'finder.back'
  | 'finder.best-match'
  | 'finder.dial.both'
  | 'finder.dial.we'
  | 'finder.dial.you'
  | 'finder.faq.change.answer'
  | 'finder.faq.change.question'
  | 'finder.faq.rule.answer'
  | 'finder.faq.rule.question'
  | 'finder.faq.stored.answer'
  | 'finder.faq.stored.question'
  | 'finder.faq.unsure.answer'
  | 'finder.faq.unsure.question'
  | 'finder.goal.lead'
  | 'finder.goal.missing'
  | 'finder.goal.title'
  | 'finder.head.description'
  | 'finder.head.title'
  | 'finder.industry.lead'
  | 'finder.industry.missing'
  | 'finder.industry.title'
  | 'finder.leads-to'
  | 'finder.model.build-short'
  | 'finder.model.extend-short'
  | 'finder.model.outsourcing-short'
  | 'finder.next.industry'
  | 'finder.next.summary'
  | 'finder.note'
  | 'finder.point.build-first'
  | 'finder.point.build-second'
  | 'finder.point.build-third'
  | 'finder.point.extend-first'
  | 'finder.point.extend-second'
  | 'finder.point.extend-third'
  | 'finder.point.outsourcing-first'
  | 'finder.point.outsourcing-second'
  | 'finder.point.outsourcing-third'
  | 'finder.read-more'
  | 'finder.reason.acquire_experienced_professionals'
  | 'finder.reason.avoid_hr_overheads'
  | 'finder.reason.boost_your_roi'
  | 'finder.reason.build_your_talent_team'
  | 'finder.reason.do_more_for_less'
  | 'finder.reason.enhance_in_house_expertise'
  | 'finder.reason.expand_operations'
  | 'finder.reason.get_end_to_end_solution'
  | 'finder.reason.get_temp_flexible_support'
  | 'finder.reason.modernize_legacy_it_systems'
  | 'finder.reason.realize_a_software_vision'
  | 'finder.reason.reduce_operational_costs'
  | 'finder.status.step'
  | 'finder.status.summary'
  | 'finder.step.done'
  | 'finder.step.first'
  | 'finder.step.second'
  | 'finder.step.third'
  | 'finder.steps-label'
  | 'finder.summary.cases'
  | 'finder.summary.cost'
  | 'finder.summary.goal'
  | 'finder.summary.industry'
  | 'finder.summary.industry-short'
  | 'finder.summary.lead'
  | 'finder.summary.no-page'
  | 'finder.summary.other'
  | 'finder.summary.title'
  | 'first-screen.desk'
  | 'first-screen.next'
  | 'first-screen.start'
  | 'first-screen.term'
  | 'forms.brief.comparison'
  | 'forms.brief.cost'
  | 'forms.brief.empty'
  | 'forms.brief.final'
  | 'forms.brief.goal'
  | 'forms.brief.hours'
  | 'forms.brief.industry'
  | 'forms.brief.questions'
  | 'forms.brief.remove-final'
  | 'forms.brief.remove-goal'
  | 'forms.brief.remove-industry'
  | 'forms.brief.remove-part'
  | 'forms.brief.remove-service'
  | 'forms.brief.removed'
  | 'forms.brief.see'
  | 'forms.brief.service'
  | 'forms.brief.title'
  | 'forms.business-email-help'
  | 'forms.consent'
  | 'forms.details-counter'
  | 'forms.details-limit'
  | 'forms.details-over'
  | 'forms.draft.erase'
  | 'forms.draft.restored'
  | 'forms.error-summary'
  | 'forms.error.email-invalid'
  | 'forms.error.email-not-business'
  | 'forms.error.malformed'
  | 'forms.error.name-and-email'
  | 'forms.error.name-required'
  | 'forms.error.newsletter-email'
  | 'forms.error.start-email'
  | 'forms.error.too-long'
  | 'forms.failure.mail'
  | 'forms.failure.offline'
  | 'forms.failure.online-again'
  | 'forms.failure.request'
  | 'forms.failure.retry'
  | 'forms.failure.too-many'
  | 'forms.honeypot'
  | 'forms.label.company'
  | 'forms.label.email'
  | 'forms.label.name'
  | 'forms.label.phone'
  | 'forms.label.request-details'
  | 'forms.optional'
  | 'forms.received.brief'
  | 'forms.received.receipt'
  | 'forms.received.refill'
  | 'forms.received.stories'
  | 'forms.received.text'
  | 'forms.received.title'
  | 'forms.received.when'
  | 'forms.required-legend'
  | 'forms.required-mark'
  | 'forms.send-request'
  | 'forms.sending'
  | 'forms.short.close'
  | 'forms.short.done'
  | 'forms.short.name-hint'
  | 'forms.short.success'
  | 'forms.start.sent'
  | 'forms.start.submit'
  | 'forms.thank-you.head-description'
  | 'forms.thank-you.head-title'
  | 'get-in-touch.head.description'
  | 'get-in-touch.head.title'
  | 'gray-cards-slider.list'
  | 'gray-cards-slider.section.slides'
  | 'gray-cards-slider.section.title'
  | 'hero-header.chart-alt'
  | 'hero-header.feedback.description'
  | 'hero-header.reviews.description'
  | 'hero-header.video-pause'
  | 'hero-header.video-play'
  | 'hiring-walkthrough.counted'
  | 'hiring-walkthrough.number-word'
  | 'hiring-walkthrough.phase.selection'
  | 'hiring-walkthrough.phase.start'
  | 'home.head.description'
  | 'home.head.title'
  | 'home.hero.heading'
  | 'home.hero.second-action'
  | 'hours-together.all.compare'
  | 'hours-together.answer.plate'
  | 'hours-together.answer.plate-note'
  | 'hours-together.answer.range'
  | 'hours-together.calls.add-named'
  | 'hours-together.calls.plate'
  | 'hours-together.calls.plate-note'
  | 'hours-together.file.text'
  | 'hours-together.file.time'
  | 'hours-together.file.title'
  | 'hours-together.head.description'
  | 'hours-together.head.title'
  | 'hours-together.send.calls'
  | 'hours-together.send.cities'
  | 'hours-together.send.compared'
  | 'hours-together.send.shared'
  | 'hours-together.send.shared-text'
  | 'hours-together.year.days'
  | 'hours-together.year.plate'
  | 'hours-together.year.plate-note'
  | 'industry-tabs.group.further.text'
  | 'industry-tabs.group.money.text'
  | 'industry-tabs.group.movement.text'
  | 'industry-tabs.group.people.text'
  | 'industry-tabs.group.signals.text'
  | 'industry-tabs.list-label'
  | 'l10n-preview.badge.machine'
  | 'l10n-preview.badge.missing'
  | 'l10n-preview.badge.over-long'
  | 'l10n-preview.badge.stale'
  | 'l10n-preview.modes'
  | 'legal.contents'
  | 'legal.report.lead'
  | 'legal.report.title'
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
  | 'my-brief.begin'
  | 'my-brief.edit'
  | 'my-brief.empty'
  | 'my-brief.erase'
  | 'my-brief.erase-all'
  | 'my-brief.erased'
  | 'my-brief.erased-all'
  | 'my-brief.finder'
  | 'my-brief.first-step'
  | 'my-brief.from-link'
  | 'my-brief.head.description'
  | 'my-brief.head.title'
  | 'my-brief.send'
  | 'my-brief.waiting'
  | 'newsletter.confirm.ask-button'
  | 'newsletter.confirm.head-description'
  | 'newsletter.confirm.head-title'
  | 'newsletter.unsubscribe.ask-button'
  | 'newsletter.unsubscribe.head-description'
  | 'newsletter.unsubscribe.head-title'
  | 'other-hire-pages.section.slides'
  | 'other-hire-pages.section.title'
  | 'plates.around.adriatic-sea'
  | 'plates.around.armenia'
  | 'plates.around.atlantic-ocean'
  | 'plates.around.azerbaijan'
  | 'plates.around.baltic-sea'
  | 'plates.around.belarus'
  | 'plates.around.black-sea'
  | 'plates.around.bosnia'
  | 'plates.around.brazil'
  | 'plates.around.bulgaria'
  | 'plates.around.czechia'
  | 'plates.around.germany'
  | 'plates.around.gulf-of-finland'
  | 'plates.around.hungary'
  | 'plates.around.italy'
  | 'plates.around.latvia'
  | 'plates.around.lithuania'
  | 'plates.around.moldova'
  | 'plates.around.poland'
  | 'plates.around.romania'
  | 'plates.around.russia'
  | 'plates.around.serbia'
  | 'plates.around.slovakia'
  | 'plates.around.slovenia'
  | 'plates.around.turkiye'
  | 'plates.around.ukraine'
  | 'plates.around.uruguay'
  | 'plates.clock.both'
  | 'plates.clock.hours'
  | 'plates.clock.inner'
  | 'plates.clock.none'
  | 'plates.clock.outer'
  | 'plates.clock.shared'
  | 'plates.contract-engagement.end'
  | 'plates.contract-engagement.end-text'
  | 'plates.contract-engagement.end-when'
  | 'plates.contract-engagement.note'
  | 'plates.contract-engagement.notice'
  | 'plates.contract-engagement.notice-text'
  | 'plates.contract-engagement.notice-when'
  | 'plates.contract-engagement.start'
  | 'plates.contract-engagement.start-text'
  | 'plates.contract-engagement.start-when'
  | 'plates.contract-engagement.term'
  | 'plates.contract-engagement.term-text'
  | 'plates.contract-engagement.term-when'
  | 'plates.contract-engagement.title'
  | 'plates.contract-engagement.trial'
  | 'plates.contract-engagement.trial-text'
  | 'plates.contract-engagement.trial-when'
  | 'plates.contract.mark'
  | 'plates.cost.line'
  | 'plates.days.city'
  | 'plates.days.clock'
  | 'plates.days.common'
  | 'plates.days.none'
  | 'plates.events-conversions.basket'
  | 'plates.events-conversions.click'
  | 'plates.events-conversions.finding'
  | 'plates.events-conversions.finding-text'
  | 'plates.events-conversions.note'
  | 'plates.events-conversions.sale'
  | 'plates.events-conversions.shown'
  | 'plates.events-conversions.title'
  | 'plates.events-conversions.visit'
  | 'plates.events-parcel.customs'
  | 'plates.events-parcel.delivered'
  | 'plates.events-parcel.delivery'
  | 'plates.events-parcel.finding'
  | 'plates.events-parcel.finding-text'
  | 'plates.events-parcel.hub-in'
  | 'plates.events-parcel.hub-out'
  | 'plates.events-parcel.note'
  | 'plates.events-parcel.picked'
  | 'plates.events-parcel.title'
  | 'plates.events-results.arrived'
  | 'plates.events-results.finding'
  | 'plates.events-results.finding-text'
  | 'plates.events-results.measured'
  | 'plates.events-results.note'
  | 'plates.events-results.read'
  | 'plates.events-results.released'
  | 'plates.events-results.taken'
  | 'plates.events-results.title'
  | 'plates.events.event'
  | 'plates.events.happened'
  | 'plates.events.received'
  | 'plates.flow.exit'
  | 'plates.flow.noted'
  | 'plates.flow.step'
  | 'plates.interfaces-booking.agencies'
  | 'plates.interfaces-booking.availability'
  | 'plates.interfaces-booking.hotel'
  | 'plates.interfaces-booking.mail'
  | 'plates.interfaces-booking.note'
  | 'plates.interfaces-booking.portals'
  | 'plates.interfaces-booking.prices'
  | 'plates.interfaces-booking.site'
  | 'plates.interfaces-booking.title'
  | 'plates.interfaces-booking.trail'
  | 'plates.interfaces-booking.trail-text'
  | 'plates.interfaces-hospital.app'
  | 'plates.interfaces-hospital.doctor'
  | 'plates.interfaces-hospital.engine'
  | 'plates.interfaces-hospital.laboratory'
  | 'plates.interfaces-hospital.note'
  | 'plates.interfaces-hospital.pharmacy'
  | 'plates.interfaces-hospital.radiology'
  | 'plates.interfaces-hospital.record'
  | 'plates.interfaces-hospital.registry'
  | 'plates.interfaces-hospital.research'
  | 'plates.interfaces-hospital.title'
  | 'plates.interfaces-hospital.trail'
  | 'plates.interfaces-hospital.trail-text'
  | 'plates.interfaces-shop.books'
  | 'plates.interfaces-shop.note'
  | 'plates.interfaces-shop.returns'
  | 'plates.interfaces-shop.shop'
  | 'plates.interfaces-shop.stock'
  | 'plates.interfaces-shop.supplier'
  | 'plates.interfaces-shop.tills'
  | 'plates.interfaces-shop.title'
  | 'plates.interfaces-shop.trail'
  | 'plates.interfaces-shop.trail-text'
  | 'plates.interfaces-shop.warehouse'
  | 'plates.interfaces-telecom.activation'
  | 'plates.interfaces-telecom.billing'
  | 'plates.interfaces-telecom.desk'
  | 'plates.interfaces-telecom.field'
  | 'plates.interfaces-telecom.inventory'
  | 'plates.interfaces-telecom.note'
  | 'plates.interfaces-telecom.orders'
  | 'plates.interfaces-telecom.shop'
  | 'plates.interfaces-telecom.title'
  | 'plates.interfaces-telecom.trail'
  | 'plates.interfaces-telecom.trail-text'
  | 'plates.interfaces-web.api'
  | 'plates.interfaces-web.browser'
  | 'plates.interfaces-web.database'
  | 'plates.interfaces-web.note'
  | 'plates.interfaces-web.partner'
  | 'plates.interfaces-web.payment'
  | 'plates.interfaces-web.phone'
  | 'plates.interfaces-web.search'
  | 'plates.interfaces-web.title'
  | 'plates.interfaces-web.trail'
  | 'plates.interfaces-web.trail-text'
  | 'plates.interfaces.middle'
  | 'plates.interfaces.system'
  | 'plates.ledger-payment.again'
  | 'plates.ledger-payment.bank'
  | 'plates.ledger-payment.capture'
  | 'plates.ledger-payment.fee'
  | 'plates.ledger-payment.fee-post'
  | 'plates.ledger-payment.merchant'
  | 'plates.ledger-payment.note'
  | 'plates.ledger-payment.payout'
  | 'plates.ledger-payment.scheme'
  | 'plates.ledger-payment.settlement'
  | 'plates.ledger-payment.title'
  | 'plates.ledger-refund.again'
  | 'plates.ledger-refund.bank'
  | 'plates.ledger-refund.customer'
  | 'plates.ledger-refund.note'
  | 'plates.ledger-refund.order'
  | 'plates.ledger-refund.paid'
  | 'plates.ledger-refund.refund'
  | 'plates.ledger-refund.sales'
  | 'plates.ledger-refund.title'
  | 'plates.ledger-refund.voucher'
  | 'plates.ledger-refund.vouchers'
  | 'plates.ledger.posting'
  | 'plates.ledger.refused'
  | 'plates.ledger.sum'
  | 'plates.map.around'
  | 'plates.map.city'
  | 'plates.map.country'
  | 'plates.map.note'
  | 'plates.map.noted'
  | 'plates.map.title'
  | 'plates.minutes'
  | 'plates.pipeline-checks.browser'
  | 'plates.pipeline-checks.browser-gate'
  | 'plates.pipeline-checks.contract'
  | 'plates.pipeline-checks.lint'
  | 'plates.pipeline-checks.lint-gate'
  | 'plates.pipeline-checks.note'
  | 'plates.pipeline-checks.person'
  | 'plates.pipeline-checks.title'
  | 'plates.pipeline-checks.unit'
  | 'plates.pipeline-checks.unit-gate'
  | 'plates.pipeline-checks.way-back'
  | 'plates.pipeline-data.clean'
  | 'plates.pipeline-data.clean-gate'
  | 'plates.pipeline-data.fetch'
  | 'plates.pipeline-data.fetch-gate'
  | 'plates.pipeline-data.note'
  | 'plates.pipeline-data.publish'
  | 'plates.pipeline-data.title'
  | 'plates.pipeline-data.train'
  | 'plates.pipeline-data.train-gate'
  | 'plates.pipeline-data.way-back'
  | 'plates.pipeline-delivery.all'
  | 'plates.pipeline-delivery.build'
  | 'plates.pipeline-delivery.note'
  | 'plates.pipeline-delivery.part'
  | 'plates.pipeline-delivery.part-gate'
  | 'plates.pipeline-delivery.staging'
  | 'plates.pipeline-delivery.staging-gate'
  | 'plates.pipeline-delivery.tests'
  | 'plates.pipeline-delivery.tests-gate'
  | 'plates.pipeline-delivery.title'
  | 'plates.pipeline-delivery.way-back'
  | 'plates.pipeline-ios.build'
  | 'plates.pipeline-ios.devices'
  | 'plates.pipeline-ios.devices-gate'
  | 'plates.pipeline-ios.note'
  | 'plates.pipeline-ios.sign'
  | 'plates.pipeline-ios.testers'
  | 'plates.pipeline-ios.title'
  | 'plates.pipeline-ios.unit'
  | 'plates.pipeline-ios.unit-gate'
  | 'plates.pipeline-ios.way-back'
  | 'plates.pipeline.all'
  | 'plates.pipeline.gated'
  | 'plates.pipeline.stage'
  | 'plates.range.axis'
  | 'plates.range.span'
  | 'plates.release-feature.full'
  | 'plates.release-feature.full-note'
  | 'plates.release-feature.note'
  | 'plates.release-feature.roll-out'
  | 'plates.release-feature.roll-out-note'
  | 'plates.release-feature.sketch'
  | 'plates.release-feature.sketch-note'
  | 'plates.release-feature.thin'
  | 'plates.release-feature.thin-note'
  | 'plates.release-feature.title'
  | 'plates.release-migration.facade'
  | 'plates.release-migration.facade-note'
  | 'plates.release-migration.note'
  | 'plates.release-migration.off'
  | 'plates.release-migration.off-note'
  | 'plates.release-migration.orders'
  | 'plates.release-migration.orders-note'
  | 'plates.release-migration.reports'
  | 'plates.release-migration.reports-note'
  | 'plates.release-migration.title'
  | 'plates.release-outsourcing.discovery'
  | 'plates.release-outsourcing.discovery-note'
  | 'plates.release-outsourcing.first'
  | 'plates.release-outsourcing.first-note'
  | 'plates.release-outsourcing.hand-over'
  | 'plates.release-outsourcing.hand-over-note'
  | 'plates.release-outsourcing.note'
  | 'plates.release-outsourcing.second'
  | 'plates.release-outsourcing.second-note'
  | 'plates.release-outsourcing.title'
  | 'plates.release-term.all'
  | 'plates.release-term.all-note'
  | 'plates.release-term.freeze'
  | 'plates.release-term.freeze-note'
  | 'plates.release-term.note'
  | 'plates.release-term.pilot'
  | 'plates.release-term.pilot-note'
  | 'plates.release-term.term'
  | 'plates.release-term.term-note'
  | 'plates.release-term.title'
  | 'plates.release.accept'
  | 'plates.release.all'
  | 'plates.release.demo'
  | 'plates.release.phase'
  | 'plates.sequence.message'
  | 'plates.team-augmentation.api'
  | 'plates.team-augmentation.back-end'
  | 'plates.team-augmentation.boundary'
  | 'plates.team-augmentation.employer'
  | 'plates.team-augmentation.employer-note'
  | 'plates.team-augmentation.front-end'
  | 'plates.team-augmentation.lead'
  | 'plates.team-augmentation.lead-note'
  | 'plates.team-augmentation.note'
  | 'plates.team-augmentation.react'
  | 'plates.team-augmentation.tester'
  | 'plates.team-augmentation.title'
  | 'plates.team-dedicated.api'
  | 'plates.team-dedicated.back-end'
  | 'plates.team-dedicated.boundary'
  | 'plates.team-dedicated.employer'
  | 'plates.team-dedicated.employer-note'
  | 'plates.team-dedicated.front-end'
  | 'plates.team-dedicated.lead'
  | 'plates.team-dedicated.lead-note'
  | 'plates.team-dedicated.note'
  | 'plates.team-dedicated.owner'
  | 'plates.team-dedicated.owner-note'
  | 'plates.team-dedicated.tester'
  | 'plates.team-dedicated.title'
  | 'plates.team.client'
  | 'plates.team.led'
  | 'plates.team.ours'
  | 'plates.team.steered'
  | 'plates.team.us'
  | 'plates.tree-search.app'
  | 'plates.tree-search.close'
  | 'plates.tree-search.note'
  | 'plates.tree-search.render'
  | 'plates.tree-search.search'
  | 'plates.tree-search.title'
  | 'plates.tree-search.top'
  | 'plates.tree.case'
  | 'plates.tree.of'
  | 'plates.versions-api.note'
  | 'plates.versions-api.reading'
  | 'plates.versions-api.title'
  | 'plates.versions-app.halt'
  | 'plates.versions-app.note'
  | 'plates.versions-app.reading'
  | 'plates.versions-app.title'
  | 'plates.versions.answered'
  | 'plates.versions.halt'
  | 'plates.versions.percent'
  | 'plates.versions.share'
  | 'plates.week'
  | 'plates.year.place'
  | 'plates.year.span'
  | 'procurement.answer.checked'
  | 'procurement.answer.owner'
  | 'procurement.brief.count'
  | 'procurement.brief.selected'
  | 'procurement.column.answer'
  | 'procurement.column.group'
  | 'procurement.column.id'
  | 'procurement.column.link'
  | 'procurement.column.question'
  | 'procurement.column.sample'
  | 'procurement.column.source'
  | 'procurement.export.from'
  | 'procurement.export.heading'
  | 'procurement.export.name'
  | 'procurement.export.sample'
  | 'procurement.filter.any'
  | 'procurement.framework-short.caiq'
  | 'procurement.framework-short.gdpr'
  | 'procurement.framework-short.hipaa'
  | 'procurement.framework-short.iso-27001'
  | 'procurement.framework-short.sig'
  | 'procurement.framework.caiq'
  | 'procurement.framework.gdpr'
  | 'procurement.framework.hipaa'
  | 'procurement.framework.iso-27001'
  | 'procurement.framework.sig'
  | 'procurement.group.continuity'
  | 'procurement.group.delivery'
  | 'procurement.group.finance'
  | 'procurement.group.people'
  | 'procurement.group.privacy'
  | 'procurement.group.security'
  | 'procurement.groups.label'
  | 'procurement.owner.delivery'
  | 'procurement.owner.finance'
  | 'procurement.owner.operations'
  | 'procurement.owner.people'
  | 'procurement.owner.privacy'
  | 'procurement.owner.security'
  | 'procurement.parts.label'
  | 'procurement.select.answer'
  | 'procurement.term.months'
  | 'question-search.ask'
  | 'question-search.clear'
  | 'question-search.groups'
  | 'question-search.hint'
  | 'question-search.label'
  | 'question-search.submit'
  | 'receipt.head.description'
  | 'receipt.head.title'
  | 'receipt.head.too-many'
  | 'receipt.head.unavailable'
  | 'receipt.head.unknown'
  | 'receipt.head.withdrawn'
  | 'receipt.sent.answer-by'
  | 'receipt.sent.arrived'
  | 'receipt.sent.fields'
  | 'receipt.sent.next'
  | 'receipt.sent.number'
  | 'receipt.sent.page'
  | 'receipt.sent.times-office'
  | 'receipt.sent.times-visitor'
  | 'receipt.sent.title'
  | 'receipt.too-many.text'
  | 'receipt.too-many.title'
  | 'receipt.unavailable.text'
  | 'receipt.unavailable.title'
  | 'receipt.unknown.text'
  | 'receipt.unknown.title'
  | 'receipt.withdraw.button'
  | 'receipt.withdraw.text'
  | 'receipt.withdraw.title'
  | 'receipt.withdrawn.text'
  | 'receipt.withdrawn.title'
  | 'review-video.note'
  | 'review-video.tag'
  | 'scroll-steps.region'
  | 'search.close'
  | 'search.count'
  | 'search.head.description'
  | 'search.head.title'
  | 'search.kind.page'
  | 'search.kind.post'
  | 'search.kind.question'
  | 'search.kind.story'
  | 'search.kind.technology'
  | 'search.label'
  | 'search.placeholder'
  | 'search.results'
  | 'search.submit'
  | 'search.title'
  | 'service-list.read-more'
  | 'service-list.section.block-title'
  | 'share.kind.company'
  | 'share.kind.contact'
  | 'share.kind.finder'
  | 'share.kind.hire'
  | 'share.kind.home'
  | 'share.kind.industry'
  | 'share.kind.legal'
  | 'share.kind.list'
  | 'share.kind.post'
  | 'share.kind.proof'
  | 'share.kind.service'
  | 'share.kind.story'
  | 'share.topic'
  | 'short-contact.section.lead'
  | 'short-contact.section.title'
  | 'site-map.group.blog'
  | 'site-map.group.company'
  | 'site-map.group.hire'
  | 'site-map.group.industries'
  | 'site-map.group.legal'
  | 'site-map.group.services'
  | 'site-map.group.success-stories'
  | 'site-map.group.topics'
  | 'site-map.head.description'
  | 'site-map.head.title'
  | 'site-map.next.text'
  | 'site-map.next.title'
  | 'site-map.opening.lead'
  | 'site-map.opening.title'
  | 'standard-cards.does'
  | 'standard-cards.means'
  | 'start-project.section.lead'
  | 'start-project.section.title'
  | 'static-images.sketches.approach'
  | 'static-images.sketches.approach-alt'
  | 'static-images.sketches.sight'
  | 'static-images.sketches.sight-alt'
  | 'static-images.sketches.table'
  | 'static-images.sketches.table-alt'
  | 'storage.column.key'
  | 'storage.head.description'
  | 'storage.head.title'
  | 'storage.keys.title'
  | 'storage.next.action'
  | 'storage.next.text'
  | 'storage.next.title'
  | 'storage.now.by-hand'
  | 'storage.now.erase'
  | 'storage.now.lead'
  | 'storage.now.title'
  | 'storage.opening.lead'
  | 'storage.opening.title'
  | 'stories.card.read'
  | 'stories.card.see-all'
  | 'stories.card.tags'
  | 'stories.contact.lead'
  | 'stories.contact.title'
  | 'stories.facts.country'
  | 'stories.facts.duration'
  | 'stories.facts.industry'
  | 'stories.facts.model'
  | 'stories.facts.platform'
  | 'stories.facts.stack'
  | 'stories.facts.team'
  | 'stories.facts.title'
  | 'stories.facts.unchanged'
  | 'stories.head.description'
  | 'stories.head.title'
  | 'stories.list.title'
  | 'stories.related.title'
  | 'stories.result.after'
  | 'stories.result.before'
  | 'stories.result.change'
  | 'stories.result.topic'
  | 'stories.start.lead'
  | 'stories.start.title'
  | 'story-filters.all'
  | 'story-filters.ask'
  | 'story-filters.clear'
  | 'story-filters.country'
  | 'story-filters.industry'
  | 'story-filters.platform'
  | 'story-filters.title'
  | 'story-slider.action.named'
  | 'story-slider.action.see-more'
  | 'story-slider.slides'
  | 'tag-slider.tags'
  | 'tags.accessibility'
  | 'tags.asp-net'
  | 'tags.code-review'
  | 'tags.compliance'
  | 'tags.contracts'
  | 'tags.dedicated-team'
  | 'tags.devops'
  | 'tags.dicom'
  | 'tags.documentation'
  | 'tags.estimates'
  | 'tags.fhir'
  | 'tags.flutter'
  | 'tags.go'
  | 'tags.hand-offs'
  | 'tags.handover'
  | 'tags.hiring'
  | 'tags.hl7'
  | 'tags.integration'
  | 'tags.intellectual-property'
  | 'tags.javascript'
  | 'tags.legacy'
  | 'tags.metrics'
  | 'tags.migration'
  | 'tags.node-js'
  | 'tags.operations'
  | 'tags.outsourcing'
  | 'tags.payments'
  | 'tags.planning'
  | 'tags.python'
  | 'tags.rates'
  | 'tags.react'
  | 'tags.reconciliation'
  | 'tags.retention'
  | 'tags.security'
  | 'tags.staff-augmentation'
  | 'tags.testing'
  | 'tags.time-zones'
  | 'tags.typescript'
  | 'taxonomy.country.AR'
  | 'taxonomy.country.AT'
  | 'taxonomy.country.CA'
  | 'taxonomy.country.CH'
  | 'taxonomy.country.DE'
  | 'taxonomy.country.DK'
  | 'taxonomy.country.EE'
  | 'taxonomy.country.ES'
  | 'taxonomy.country.FR'
  | 'taxonomy.country.GB'
  | 'taxonomy.country.GE'
  | 'taxonomy.country.HR'
  | 'taxonomy.country.NL'
  | 'taxonomy.country.NO'
  | 'taxonomy.country.PL'
  | 'taxonomy.country.RO'
  | 'taxonomy.country.SE'
  | 'taxonomy.country.UA'
  | 'taxonomy.country.US'
  | 'taxonomy.goal.acquire_experienced_professionals'
  | 'taxonomy.goal.avoid_hr_overheads'
  | 'taxonomy.goal.boost_your_roi'
  | 'taxonomy.goal.build_your_talent_team'
  | 'taxonomy.goal.do_more_for_less'
  | 'taxonomy.goal.enhance_in_house_expertise'
  | 'taxonomy.goal.expand_operations'
  | 'taxonomy.goal.get_end_to_end_solution'
  | 'taxonomy.goal.get_temp_flexible_support'
  | 'taxonomy.goal.modernize_legacy_it_systems'
  | 'taxonomy.goal.realize_a_software_vision'
  | 'taxonomy.goal.reduce_operational_costs'
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
  | 'taxonomy.post-category.delivery'
  | 'taxonomy.post-category.engagement'
  | 'taxonomy.post-category.healthcare'
  | 'taxonomy.post-category.payments'
  | 'taxonomy.post-category.security'
  | 'taxonomy.post-category.teams'
  | 'taxonomy.post-category.technology'
  | 'taxonomy.result.build'
  | 'taxonomy.result.extend'
  | 'taxonomy.result.outsourcing'
  | 'taxonomy.role.android-developers'
  | 'taxonomy.role.back-end-developers'
  | 'taxonomy.role.devops-engineers'
  | 'taxonomy.role.front-end-developers'
  | 'taxonomy.role.full-stack-developers'
  | 'taxonomy.role.ios-developers'
  | 'taxonomy.role.mobile-developers'
  | 'taxonomy.role.qa-engineers'
  | 'taxonomy.skill.dotnet-developers'
  | 'taxonomy.skill.flutter-developers'
  | 'taxonomy.skill.golang-developers'
  | 'taxonomy.skill.javascript-developers'
  | 'taxonomy.skill.node-developers'
  | 'taxonomy.skill.python-developers'
  | 'taxonomy.skill.react-developers'
  | 'taxonomy.skill.react-native-developers'
  | 'taxonomy.skill.typescript-developers'
  | 'team-cost.answer.line'
  | 'team-cost.answer.plate'
  | 'team-cost.answer.plate-note'
  | 'team-cost.answer.team'
  | 'team-cost.answer.teams-plate'
  | 'team-cost.answer.teams-plate-note'
  | 'team-cost.brief.line'
  | 'team-cost.brief.line-month'
  | 'team-cost.brief.month'
  | 'team-cost.brief.range'
  | 'team-cost.brief.team'
  | 'team-cost.brief.total'
  | 'team-cost.csv.currency'
  | 'team-cost.csv.exchange'
  | 'team-cost.csv.factor'
  | 'team-cost.csv.page'
  | 'team-cost.csv.rate-currency'
  | 'team-cost.csv.rate-high'
  | 'team-cost.csv.rate-low'
  | 'team-cost.csv.rates'
  | 'team-cost.csv.sample'
  | 'team-cost.csv.scope'
  | 'team-cost.csv.team'
  | 'team-cost.currency.EUR'
  | 'team-cost.currency.GBP'
  | 'team-cost.currency.USD'
  | 'team-cost.form.choose'
  | 'team-cost.form.remove'
  | 'team-cost.form.remove-from'
  | 'team-cost.form.roles'
  | 'team-cost.form.skills'
  | 'team-cost.head.description'
  | 'team-cost.head.title'
  | 'team-cost.hours.plate'
  | 'team-cost.hours.plate-note'
  | 'team-cost.level.lead'
  | 'team-cost.level.middle'
  | 'team-cost.level.senior'
  | 'team-cost.sources.factor'
  | 'team-cost.team'
  | 'technology-catalogue.group.all'
  | 'technology-catalogue.group.android'
  | 'technology-catalogue.group.backend'
  | 'technology-catalogue.group.blockchain'
  | 'technology-catalogue.group.clouds'
  | 'technology-catalogue.group.cross-platform'
  | 'technology-catalogue.group.databases'
  | 'technology-catalogue.group.devops'
  | 'technology-catalogue.group.frontend'
  | 'technology-catalogue.group.ios'
  | 'technology-catalogue.groups'
  | 'testimonials.action.load-more'
  | 'testimonials.selected'
  | 'testimonials.title'
  | 'testimonials.video.captions'
  | 'testimonials.video.close'
  | 'testimonials.video.read'
  | 'testimonials.video.silent'
  | 'testimonials.video.title'
  | 'testimonials.video.watch'
  | 'tools-tabs.all'
  | 'tools-tabs.group.building'
  | 'tools-tabs.group.planning'
  | 'tools-tabs.group.securing'
  | 'tools-tabs.group.shipping'
  | 'tools-tabs.group.testing'
  | 'tools-tabs.group.watching'
  | 'tools-tabs.list-label'
  | 'work-samples.head.description'
  | 'work-samples.head.title'
  | 'work-samples.list.title'
  | 'work-samples.others.all'
  | 'working-hours.city.berlin'
  | 'working-hours.city.london'
  | 'working-hours.city.new-york'
  | 'working-hours.city.san-francisco'
  | 'working-hours.clock'
  | 'working-hours.clock-note'
  | 'working-hours.count'
  | 'working-hours.range'

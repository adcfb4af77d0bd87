import type { CitedSource } from './cited-source.ts'

/** Studies, licences and guides of software makers. */
export const research = {
  'accessibility-coverage': {
    title: { en: 'Automated accessibility coverage report, 2021' },
    publisher: 'Deque',
    url: 'https://www.deque.com/automated-accessibility-coverage-report/',
    asOf: '2026-11-24',
  },
  'accessibility-tools': {
    title: {
      en: 'What we found when we tested tools on the world’s least-accessible webpage, 2017',
    },
    publisher: 'Government Digital Service',
    url: 'https://accessibility.blog.gov.uk/2017/02/24/what-we-found-when-we-tested-tools-on-the-worlds-least-accessible-webpage/',
    asOf: '2026-11-24',
  },
  agpl: {
    title: { en: 'GNU Affero General Public License, version 3' },
    publisher: 'Free Software Foundation',
    url: 'https://www.gnu.org/licenses/agpl-3.0.html',
    asOf: '2026-11-24',
  },
  'aspnet-migration': {
    title: { en: 'Migrate from ASP.NET Framework to ASP.NET Core' },
    publisher: 'Microsoft',
    url: 'https://learn.microsoft.com/aspnet/core/migration/fx-to-core/',
    asOf: '2026-11-24',
  },
  'bacchelli-2013': {
    title: {
      en: 'Bacchelli, Bird: Expectations, outcomes, and challenges of modern code review, 2013',
    },
    publisher: 'IEEE',
    url: 'https://doi.org/10.1109/ICSE.2013.6606617',
    asOf: '2026-11-24',
  },
  'bajari-2001': {
    title: { en: 'Bajari, Tadelis: Incentives versus transaction costs, 2001' },
    publisher: 'RAND Journal of Economics',
    url: 'https://doi.org/10.2307/2696361',
    asOf: '2026-11-24',
  },
  'behroozi-2020': {
    title: { en: 'Behroozi et al.: Does stress impact technical interview performance?, 2020' },
    publisher: 'ACM',
    url: 'https://doi.org/10.1145/3368089.3409712',
    asOf: '2026-11-24',
  },
  'delivery-metrics': {
    title: { en: 'DORA’s software delivery performance metrics' },
    publisher: 'DORA, Google Cloud',
    url: 'https://dora.dev/guides/dora-metrics/',
    asOf: '2026-11-24',
  },
  'herbsleb-2003': {
    title: {
      en: 'Herbsleb, Mockus: An empirical study of speed and communication in globally distributed software development, 2003',
    },
    publisher: 'IEEE',
    url: 'https://doi.org/10.1109/TSE.2003.1205177',
    asOf: '2026-11-24',
  },
  'holmstrom-1991': {
    title: { en: 'Holmström, Milgrom: Multitask principal–agent analyses, 1991' },
    publisher: 'Journal of Law, Economics, and Organization',
    url: 'https://doi.org/10.1093/jleo/7.special_issue.24',
    asOf: '2026-11-24',
  },
  'jorgensen-2004': {
    title: { en: 'Jørgensen, Teigen, Moløkken: Better sure than safe?, 2004' },
    publisher: 'Journal of Systems and Software',
    url: 'https://doi.org/10.1016/S0164-1212(02)00160-7',
    asOf: '2026-11-24',
  },
  'mockus-2010': {
    title: { en: 'Mockus: Organizational volatility and its effects on software defects, 2010' },
    publisher: 'ACM',
    url: 'https://doi.org/10.1145/1882291.1882311',
    asOf: '2026-11-24',
  },
  'rigby-2016': {
    title: {
      en: 'Rigby et al.: Quantifying and mitigating turnover-induced knowledge loss, 2016',
    },
    publisher: 'ACM',
    url: 'https://doi.org/10.1145/2884781.2884851',
    asOf: '2026-11-24',
  },
  'sackett-2022': {
    title: {
      en: 'Sackett et al.: Revisiting meta-analytic estimates of validity in personnel selection, 2022',
    },
    publisher: 'Journal of Applied Psychology',
    url: 'https://doi.org/10.1037/apl0000994',
    asOf: '2026-11-24',
  },
  scientist: {
    title: { en: 'Scientist' },
    publisher: 'GitHub',
    url: 'https://github.com/github/scientist',
    asOf: '2026-11-24',
  },
  'starmer-2014': {
    title: {
      en: 'Starmer et al.: Changes in medical errors after implementation of a handoff program, 2014',
    },
    publisher: 'New England Journal of Medicine',
    url: 'https://doi.org/10.1056/NEJMsa1405556',
    asOf: '2026-11-24',
  },
  'strangler-fig': {
    title: { en: 'Martin Fowler: Strangler fig application, 2004' },
    publisher: 'martinfowler.com',
    url: 'https://martinfowler.com/bliki/StranglerFigApplication.html',
    asOf: '2026-11-24',
  },
} as const satisfies Record<string, CitedSource>

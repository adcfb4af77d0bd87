import type { RequestHandler } from 'express'

/** Where browsers read which pages they may fetch before a visitor follows a link. */
export const speculationRulesPath = '/speculation-rules.json'

/**
 * Pages of the site itself, once the pointer rests on a link to them; not what the server renders on request or what
 * has an effect (https://html.spec.whatwg.org/multipage/speculative-loading.html).
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?*' } },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '*/request/*' } },
          { not: { selector_matches: '[rel~=external], [rel~=nofollow], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Answers with the rules; they hold for every page. */
export const speculationRules: RequestHandler = (_request, response) => {
  response
    .type('application/speculationrules+json')
    .set('Cache-Control', 'public, max-age=0, must-revalidate')
    .send(JSON.stringify(rules))
}

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const receipt = JSON.parse(readFileSync('locales/en/receipt.json', 'utf8'))
const button = `“${receipt['receipt.withdraw.button'].defaultMessage}”`

test.each(['privacy-policy', 'terms-of-service'])(
  'the %s calls the button that withdraws a request by its name',
  (slug) => {
    expect(readFileSync(`content/legal/${slug}/en.md`, 'utf8')).toContain(button)
  },
)

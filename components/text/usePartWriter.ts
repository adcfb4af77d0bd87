import type { PartWriter } from '../../content/brief.ts'
import { useTimeOn } from './date-formats.ts'
import { useMoneyRange } from './money.ts'
import { useList } from './useList.ts'
import { useLocale } from './useLocale.ts'
import { useText } from './useText.ts'

/** Writes parts of a brief in the language of the page. */
export function usePartWriter(): PartWriter {
  return {
    text: useText(),
    list: useList(),
    moneyRange: useMoneyRange(),
    timeOn: useTimeOn(),
    locale: useLocale(),
  }
}

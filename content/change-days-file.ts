/** Holds the day on which each text of a page last changed its meaning; `npm run l10n -- days` writes it. */
export const changeDaysFile = 'content/change-days.json'

/** What the script of every page is made of, by path: a file of its own for it, which brings nothing else along. */
export const ofPageScript =
  /\/components\/(page-script|islands\/start-islands|questionnaire\/keep-answer|text\/locale-choice|ui\/(when-idle|modifier-keys))/

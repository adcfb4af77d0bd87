/**
 * Keeps what the visitor chose for the questionnaire, under the key of its answer. Storage that is full
 * or forbidden changes nothing for the visitor: the link leads on.
 */
export function useRememberAnswer(): (key: string, answer: string) => void {
  return remember
}

function remember(key: string, answer: string) {
  try {
    localStorage.setItem(key, answer)
  } catch {
    // The questionnaire asks again.
  }
}

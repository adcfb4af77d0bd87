import type { Examples } from '../../examples.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Faq, type Question } from './Faq.tsx'

const questions: readonly Question[] = [
  {
    id: 'start',
    question: 'How soon can an engineer start?',
    answer:
      '<p>Engineers who are open to work now can join within days. For a complete team, plan two to four weeks from the first call to the first commit.</p>',
  },
  {
    id: 'code',
    question: 'Who owns the code?',
    answer: '<p>You do, from the first commit, in your own repositories.</p>',
  },
  {
    id: 'overlap',
    question: 'How much time-zone overlap do we get?',
    answer:
      '<p>At least four hours a day:</p><ul><li>with Europe, the whole day</li><li>with the east coast of America, the afternoon</li></ul><p><a href="#overlap">See the table</a></p>',
  },
]

const long: Question = {
  id: 'long',
  question:
    'What happens when somebody leaves the team in the middle of a release, and who pays for the time in which the successor reads the code, the decisions and the tickets?',
  answer: `<p>${'The successor overlaps with the leaver for ten working days at our cost. '.repeat(8)}</p>`,
}

export const examples: Examples = {
  rows: ['S-19'],
  catalogs: ['faq'],
  examples: {
    usual: <Faq copy="faq.section" questions={questions} />,
    'with an action': (
      <Faq
        copy="faq.section"
        questions={questions}
        action={
          <ButtonLink href="#answers.txt" variant="outline" size="small">
            Take the answers along
          </ButtonLink>
        }
      />
    ),
    'one question': <Faq copy="faq.section" questions={questions.slice(1, 2)} />,
    longest: <Faq copy="faq.section" questions={[long, ...questions]} />,
  },
}

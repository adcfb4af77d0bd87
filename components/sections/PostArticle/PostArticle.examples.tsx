import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { examplePlate as storyPlate } from '../ExplainingPlate/ExplainingPlate.examples.tsx'
import { PostArticle, type PostContent } from './PostArticle.tsx'

/** Explains the first section. */
const examplePlate = { ...storyPlate, below: 'key' }

const post: PostContent = {
  title: 'Retries that pay once',
  preview: 'A payment may be asked for twice. What keeps it from being paid twice.',
  published: '2026-04-14',
  author: 'Helmwright Team',
  minutes: 7,
  image: drawing('cover-tipalti'),
  category: { id: 'payments', path: '/blog/category/payments' },
  sections: [
    {
      id: 'key',
      title: 'One key per intent',
      html: [
        '<h2 id="key">One key per intent</h2>',
        '<p>The key is made <strong>before</strong> the first attempt, with <code>select</code>:</p>',
        '<pre><code><span data-code="keyword">select</span> id ' +
          '<span data-code="keyword">from</span> intents ' +
          '<span data-code="keyword">where</span> state = <span data-code="string">\'open\'</span> ' +
          '<span data-code="keyword">limit</span> <span data-code="number">1</span> ' +
          '<span data-code="comment">-- the oldest</span></code></pre>',
      ].join('\n'),
    },
    {
      id: 'proof',
      title: 'Proof',
      html: [
        '<h2 id="proof">Proof</h2>',
        '<table><thead><tr><th>Time</th><th>What happens</th></tr></thead>',
        '<tbody><tr><td>14:03:10</td><td>Intent stored</td></tr></tbody></table>',
        '<ul><li>One</li><li><a href="#key">Two</a></li></ul>',
      ].join('\n'),
    },
  ],
  tags: [
    { title: 'Payments', path: '/blog/tag/payments' },
    { title: 'Node.js', path: '/blog/tag/node-js' },
  ],
}

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: ['blog', 'blog-teaser', 'plates', 'taxonomy'],
  examples: {
    usual: <PostArticle post={post} />,
    'with a drawing': <PostArticle post={{ ...post, plate: examplePlate }} />,
    longest: (
      <PostArticle
        post={{
          ...post,
          title:
            'Why our engineers stay, what five years of exit interviews say about it and which of our own rules we threw away',
          author: 'Ida Brandt, Onni Salo and the Helmwright Team',
          sections: [
            ...post.sections,
            ...Array.from({ length: 10 }, (_, at) => ({
              id: `section-${at}`,
              title: `A section with a title of several words, number ${at + 1}`,
              html: `<h2 id="section-${at}">Code</h2><pre><code>${'x'.repeat(300)}</code></pre>`,
            })),
          ],
          plate: examplePlate,
        }}
      />
    ),
    shortest: (
      <PostArticle
        post={{
          ...post,
          title: 'Go 2',
          preview: 'No.',
          minutes: 1,
          sections: [{ id: 'key', title: 'No', html: '<h2 id="key">No</h2><p>No.</p>' }],
          tags: post.tags.slice(0, 1),
        }}
      />
    ),
  },
}

import type { Examples } from '../../examples.ts'
import { DocumentSheet, LegalText } from './LegalText.tsx'

const sections = ['What we store', 'How long', 'Your rights'].map((title) => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  html: '<p>Only what you typed, and the page you typed it on.</p><ul><li>name</li><li>address</li></ul>',
}))

const page = {
  sample: true,
  updated: '2026-10-01',
  title: 'Privacy policy',
  summary: 'What we store about visitors, why and for how long.',
  intro: '<p>This page says what we store, why and for how long.</p>',
  sections,
}

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: ['legal'],
  examples: {
    usual: <LegalText page={page} />,
    'on a sheet': <DocumentSheet page={page} actions={<a href="/">Markdown</a>} />,
  },
}

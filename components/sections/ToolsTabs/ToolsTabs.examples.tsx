import type { Examples } from '../../examples.ts'
import { type ToolGroup, ToolsTabs } from './ToolsTabs.tsx'

const group = (title: string, ...subtitles: string[]): ToolGroup => ({
  title,
  items: subtitles.map((subtitle) => ({ subtitle })),
})

const groups: readonly ToolGroup[] = [
  group('Planning', 'Jira', 'Linear', 'Confluence', 'Miro', 'Figma'),
  group('Building', 'Git', 'GitHub Actions', 'Gradle', 'Vite', 'Docker', 'Figma'),
  group('Testing', 'Playwright', 'Vitest', 'JUnit', 'k6', 'docker'),
  group('Running', 'Kubernetes', 'Terraform', 'Prometheus', 'Grafana', 'Sentry', 'Docker '),
]

const mark = { src: '/favicon.svg', width: 32, height: 32 }

const marked: readonly ToolGroup[] = [
  {
    title: 'With marks',
    items: [
      { subtitle: 'Helm', image: mark },
      { subtitle: 'Compass', image: mark },
      { subtitle: 'Lead line' },
    ],
  },
  group('Without', 'Sextant', 'Compass'),
]

const many = Array.from({ length: 14 }, (_, at) =>
  group(
    `Group number ${at + 1}`,
    ...Array.from({ length: 12 }, (__, tool) => `Tool ${at + 1}.${tool + 1}`),
  ),
)

const long = group(
  'Communication between machines and the people who have to keep them running',
  'OPC Unified Architecture over time-sensitive networking',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtenwerkzeug',
)

export const examples: Examples = {
  rows: ['S-39'],
  catalogs: ['tools-tabs'],
  examples: {
    usual: <ToolsTabs copy="tools-tabs.section" groups={groups} />,
    'with pictures and without': <ToolsTabs copy="tools-tabs.section" groups={marked} />,
    'one group': <ToolsTabs copy="tools-tabs.section" groups={groups.slice(0, 1)} />,
    many: <ToolsTabs copy="tools-tabs.section" groups={many} />,
    longest: <ToolsTabs copy="tools-tabs.section" groups={[long, ...groups]} />,
  },
}

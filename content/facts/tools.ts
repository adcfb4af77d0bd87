/** Groups of tools in the order of their tabs; their names are the messages `tools-tabs.group.<id>`. */
const toolGroupIds = [
  'planning',
  'building',
  'testing',
  'shipping',
  'watching',
  'securing',
] as const

export type ToolGroupId = (typeof toolGroupIds)[number]

export type Tool = {
  /** Its name, the same in every language. */
  subtitle: string
  groups: readonly ToolGroupId[]
  /** Slug of its mark in Simple Icons; null where there is none. */
  icon: string | null
}

/** What our engineers plan, build, test, ship, watch and secure software with (S-39). */
export const tools: readonly Tool[] = [
  { subtitle: 'Jira', groups: ['planning'], icon: 'jira' },
  { subtitle: 'Linear', groups: ['planning'], icon: 'linear' },
  { subtitle: 'Confluence', groups: ['planning'], icon: 'confluence' },
  { subtitle: 'Figma', groups: ['planning'], icon: 'figma' },
  { subtitle: 'Miro', groups: ['planning'], icon: 'miro' },
  { subtitle: 'Git', groups: ['building'], icon: 'git' },
  { subtitle: 'GitHub', groups: ['planning', 'building'], icon: 'github' },
  { subtitle: 'GitLab', groups: ['planning', 'building', 'shipping'], icon: 'gitlab' },
  { subtitle: 'ESLint', groups: ['building'], icon: 'eslint' },
  { subtitle: 'Prettier', groups: ['building'], icon: 'prettier' },
  { subtitle: 'Vite', groups: ['building'], icon: 'vite' },
  { subtitle: 'pnpm', groups: ['building'], icon: 'pnpm' },
  { subtitle: 'Gradle', groups: ['building'], icon: 'gradle' },
  { subtitle: 'Apache Maven', groups: ['building'], icon: 'apachemaven' },
  { subtitle: 'Docker', groups: ['building', 'shipping'], icon: 'docker' },
  { subtitle: 'Vitest', groups: ['testing'], icon: 'vitest' },
  { subtitle: 'Jest', groups: ['testing'], icon: 'jest' },
  { subtitle: 'JUnit', groups: ['testing'], icon: 'junit5' },
  { subtitle: 'pytest', groups: ['testing'], icon: 'pytest' },
  { subtitle: 'Playwright', groups: ['testing'], icon: null },
  { subtitle: 'Cypress', groups: ['testing'], icon: 'cypress' },
  { subtitle: 'Storybook', groups: ['testing'], icon: 'storybook' },
  { subtitle: 'Testcontainers', groups: ['testing'], icon: null },
  { subtitle: 'axe-core', groups: ['testing'], icon: null },
  { subtitle: 'Lighthouse', groups: ['testing'], icon: 'lighthouse' },
  { subtitle: 'k6', groups: ['testing'], icon: 'k6' },
  { subtitle: 'Postman', groups: ['testing'], icon: 'postman' },
  { subtitle: 'GitHub Actions', groups: ['shipping'], icon: 'githubactions' },
  { subtitle: 'Jenkins', groups: ['shipping'], icon: 'jenkins' },
  { subtitle: 'Kubernetes', groups: ['shipping'], icon: 'kubernetes' },
  { subtitle: 'Helm', groups: ['shipping'], icon: 'helm' },
  { subtitle: 'Argo CD', groups: ['shipping'], icon: 'argo' },
  { subtitle: 'Flux', groups: ['shipping'], icon: 'flux' },
  { subtitle: 'Terraform', groups: ['shipping'], icon: 'terraform' },
  { subtitle: 'Pulumi', groups: ['shipping'], icon: 'pulumi' },
  { subtitle: 'Ansible', groups: ['shipping'], icon: 'ansible' },
  { subtitle: 'Packer', groups: ['shipping'], icon: 'packer' },
  { subtitle: 'fastlane', groups: ['shipping'], icon: 'fastlane' },
  { subtitle: 'Prometheus', groups: ['watching'], icon: 'prometheus' },
  { subtitle: 'Grafana', groups: ['watching'], icon: 'grafana' },
  { subtitle: 'Loki', groups: ['watching'], icon: null },
  { subtitle: 'OpenTelemetry', groups: ['watching'], icon: 'opentelemetry' },
  { subtitle: 'Jaeger', groups: ['watching'], icon: 'jaeger' },
  { subtitle: 'Sentry', groups: ['watching'], icon: 'sentry' },
  { subtitle: 'Datadog', groups: ['watching'], icon: 'datadog' },
  { subtitle: 'Kibana', groups: ['watching'], icon: 'kibana' },
  { subtitle: 'PagerDuty', groups: ['watching'], icon: 'pagerduty' },
  { subtitle: 'Vault', groups: ['securing'], icon: 'vault' },
  { subtitle: 'Trivy', groups: ['securing'], icon: 'trivy' },
  { subtitle: 'Cosign', groups: ['securing'], icon: null },
  { subtitle: 'Renovate', groups: ['securing'], icon: 'renovate' },
  { subtitle: 'Dependabot', groups: ['securing'], icon: 'dependabot' },
  { subtitle: 'Snyk', groups: ['securing'], icon: 'snyk' },
  { subtitle: 'SonarQube', groups: ['securing'], icon: 'sonarqubeserver' },
  { subtitle: 'ZAP', groups: ['securing'], icon: 'zap' },
]

/** Tools by group; one is in several groups where it serves all of them. */
export const toolGroups = toolGroupIds.map((id) => ({
  id,
  items: tools.filter(({ groups }) => groups.includes(id)),
}))

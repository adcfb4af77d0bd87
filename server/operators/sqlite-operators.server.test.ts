import { operatorsSuite } from './operators-suite.ts'

operatorsSuite('SQLite', async () => ({}))

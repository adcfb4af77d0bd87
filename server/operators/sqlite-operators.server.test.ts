import { eraseSuite } from './erase-suite.ts'
import { operatorsSuite } from './operators-suite.ts'

operatorsSuite('SQLite', async () => ({}))
eraseSuite('SQLite', async () => ({}))

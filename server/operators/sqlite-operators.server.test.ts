import { eraseSuite } from '../../tests/support/erase-suite.ts'
import { operatorsSuite } from '../../tests/support/operators-suite.ts'

operatorsSuite('SQLite', async () => ({}))
eraseSuite('SQLite', async () => ({}))

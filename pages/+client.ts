import { startPage } from '../components/page-script/page-script.ts'

startPage(document)

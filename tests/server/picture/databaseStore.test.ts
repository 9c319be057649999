import { databaseStore } from '../../../server/picture/databaseStore.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { pictureStoreLaws } from './pictureStoreLaws.ts'

const storage = await closeAfterAll(openTestStorage())

pictureStoreLaws('OPS-53', 'the database', databaseStore(storage))

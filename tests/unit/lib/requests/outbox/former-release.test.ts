import { removeFolders, storeFile } from './builders'
import { orders, useInTurn } from './in-turn'

afterAll(removeFolders)

/** A release that is rolled back finds the store of the newer one; for a while both run side by side. */
test.each(orders)(
  'a store of the %s release is used by the %s one, and by both in turn',
  async (...order) => {
    const file = storeFile()
    await useInTurn(order, release => release.openDatabase(file))
  },
)

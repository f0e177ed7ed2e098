import { lockFolder } from '../host/data-folder'

/** Holds a folder's lock until it is killed: the second process of data-folder.test.ts. */
const release = lockFolder(process.argv[2] ?? '')
process.on('SIGTERM', () => {
  release()
  process.exit(0)
})
setInterval(() => undefined, 1000)
console.log('held')

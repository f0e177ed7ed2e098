// @vitest-environment node
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { demoFolders } from './demo-folders'

test('the folder of a sample opens its page on the development server, and a page of the site stays the app', async () => {
  const server = await createServer({
    configFile: false,
    plugins: [demoFolders()],
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'silent',
  })
  onTestFinished(() => server.close())
  await server.listen()
  const address = server.httpServer?.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const read = async (path: string) => (await fetch(`${origin}${path}`)).text()
  expect(await read('/demo/teluk-senja/?from=portfolio')).toContain('Sample site: the business is invented.')
  expect(await read('/demo/teluk-senja/rooms.html')).toContain('Sample site: the business is invented.')
  expect(await read('/portfolio')).toContain('id="root"')
})

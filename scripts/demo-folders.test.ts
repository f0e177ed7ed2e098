// @vitest-environment node
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../supabase/local/testing/temporary-folder'
import { demoFolders } from './demo-folders'

test('the folder of a sample opens its page on the development server, and a page of the site still opens the app', async () => {
  const { path: root } = temporaryFolder({
    'index.html': 'the app',
    'public/demo/a-sample/index.html': 'the sample',
    'public/demo/a-sample/inner.html': 'its inner page',
  })
  const server = await createServer({
    root,
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
  expect(await read('/demo/a-sample/?from=portfolio')).toContain('the sample')
  expect(await read('/demo/a-sample/inner.html')).toContain('its inner page')
  expect(await read('/portfolio')).toContain('the app')
})

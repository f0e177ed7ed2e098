import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLocalBackend, LOCAL_KEYS, type LocalBackend } from '../backend'
import { createFolder } from '../testing/temporary-folder'

const project = createFolder({
  'migrations/1_images.sql': `
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('images', 'images', true, 20, array['image/png']), ('papers', 'papers', false, null, null);
    create policy "anyone uploads papers" on storage.objects for insert to anon with check (bucket_id = 'papers');
    create policy "everything else is the service's" on storage.objects for select to authenticated using (false);`,
})
let backend: LocalBackend
let visitor: SupabaseClient['storage']
let service: SupabaseClient['storage']

const storageWith = (key: string) =>
  createClient('http://localhost', key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    // Node 20 has no WebSocket of its own; nothing here listens to one.
    realtime: { transport: WebSocket as never },
  }).storage
const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const image = (text: string, type = 'image/png') => new Blob([png, text], { type })

beforeAll(async () => {
  backend = await createLocalBackend({ supabaseDir: project.path })
  visitor = storageWith(LOCAL_KEYS.publishable)
  service = storageWith(LOCAL_KEYS.secret)
})
afterAll(async () => {
  await backend.close()
  project.remove()
})

describe('storage', () => {
  it('stores an upload and serves it to anybody at its public URL', async () => {
    expect((await service.from('images').upload('2026/a.png', image('one'))).error).toBeNull()
    const { publicUrl } = visitor.from('images').getPublicUrl('2026/a.png').data
    const answer = await backend.fetch(new Request(publicUrl))
    expect([answer.status, answer.headers.get('content-type'), (await answer.text()).slice(-3)]).toEqual([
      200,
      'image/png',
      'one',
    ])
    const { data } = await service.from('images').download('2026/a.png')
    expect(await data?.text()).toMatch(/one$/)
  })

  it('refuses a visitor unless a policy allows the upload', async () => {
    const refused = await visitor.from('images').upload('2026/b.png', image('two'))
    expect(refused.error?.message).toContain('row-level security')
    expect((await visitor.from('papers').upload('letter.png', image('three'))).error).toBeNull()
    expect((await visitor.from('papers').list()).data).toEqual([])
    expect((await visitor.from('papers').download('letter.png')).error).not.toBeNull()
  })

  it('refuses a second upload of the same name unless it is an upsert', async () => {
    const again = await service.from('images').upload('2026/a.png', image('changed'))
    expect(again.error?.message).toBe('The resource already exists')
    const replaced = await service.from('images').upload('2026/a.png', image('changed'), { upsert: true })
    expect(replaced.error).toBeNull()
    expect(await (await service.from('images').download('2026/a.png')).data?.text()).toMatch(/changed$/)
  })

  it('refuses files that the bucket does not allow', async () => {
    const wrongType = await service.from('images').upload('a.html', image('<p>', 'text/html'))
    expect(wrongType.error?.message).toContain('mime type')
    const tooLarge = await service.from('images').upload('large.png', image('x'.repeat(21)))
    expect(tooLarge.error).not.toBeNull()
  })

  it('deletes files', async () => {
    const removed = await service.from('images').remove(['2026/a.png'])
    expect(removed.data).toHaveLength(1)
    expect((await service.from('images').download('2026/a.png')).error).not.toBeNull()
  })
})

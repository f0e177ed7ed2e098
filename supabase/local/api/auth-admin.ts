import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Database } from './database'
import { LOCAL_KEYS } from './keys'

/** The user attributes that an administrator of the auth service may set. */
interface UserAttributes {
  email: string
  password?: string
  email_confirm?: boolean
  app_metadata?: object
}

interface User {
  id: string
  email: string
  confirmed_at?: string
}

export const refuse = (status: number, code: string, msg: string) =>
  Response.json({ code: status, error_code: code, msg }, { status })

const emailExists = () =>
  refuse(422, 'email_exists', 'A user with this email address has already been registered')

/** A user as the service returns it. */
const userJson = `
  jsonb_strip_nulls(jsonb_build_object(
    'id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'confirmed_at', u.confirmed_at,
    'invited_at', u.invited_at, 'last_sign_in_at', u.last_sign_in_at, 'app_metadata', u.raw_app_meta_data,
    'identities', (select jsonb_agg(to_jsonb(i)) from auth.identities i where i.user_id = u.id),
    'created_at', u.created_at, 'updated_at', u.updated_at
  )) as user`

const secretKeyOnly: MiddlewareHandler = async (c, next) =>
  c.req.header('apikey') === LOCAL_KEYS.secret ? next() : refuse(403, 'not_admin', 'User not allowed')

/**
 * The auth service's admin API, which the embedded one lacks: `POST /invite` and `/admin/users`, for the
 * secret key only, with the responses of the hosted service.
 */
export function createAuthAdmin(
  database: Database,
  sendInvitation: (email: string, token: string) => Promise<void>,
) {
  async function findUser(where: 'u.id::text = $1' | 'u.email = lower($1)', value: string) {
    const sql = `select ${userJson} from auth.users u where ${where}`
    return (await database.query<{ user: User }>(sql, [value]))[0]?.user
  }
  const byId = (id: string) => findUser('u.id::text = $1', id)
  const byEmail = (email: string) => findUser('u.email = lower($1)', email)

  async function addUser({ email, password, email_confirm, app_metadata = {} }: UserAttributes) {
    const id = randomUUID()
    await database.query(
      `with added as (
        insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data)
        values (
          $1::text::uuid, lower($2::text), extensions.crypt($3::text, extensions.gen_salt('bf')),
          case when $4::text = 'true' then now() end,
          '{"provider": "email", "providers": ["email"]}'::jsonb || $5::text::jsonb
        )
        returning id, email
      )
      insert into auth.identities (id, user_id, provider_id, provider, identity_data)
      select gen_random_uuid(), id, id::text, 'email', jsonb_build_object('sub', id, 'email', email) from added`,
      [id, email, password ?? null, String(email_confirm), JSON.stringify(app_metadata)],
    )
    return id
  }

  const app = new Hono()
  app.use('/invite', secretKeyOnly)
  app.use('/admin/users/:id?', secretKeyOnly)

  app.post('/invite', async (c) => {
    const { email = '' } = await c.req.json<{ email?: string }>()
    if (!/^[^@\s]+@[^@\s]+$/.test(email))
      return refuse(400, 'validation_failed', 'Unable to validate email address: invalid format')
    const known = await byEmail(email)
    if (known?.confirmed_at) return emailExists()
    const id = known?.id ?? (await addUser({ email }))
    // The database and the email hold the hash that the service would create.
    const token = createHash('sha224').update(randomBytes(32)).digest('hex')
    await database.query(
      `update auth.users set confirmation_token = $2::text, confirmation_sent_at = now(), invited_at = now()
      where id = $1::text::uuid`,
      [id, token],
    )
    await sendInvitation(email.toLowerCase(), token)
    return Response.json(await byId(id))
  })

  app.get('/admin/users', async () => {
    const rows = await database.query<{ user: User }>(`select ${userJson} from auth.users u`)
    return Response.json({ users: rows.map(({ user }) => user), aud: 'authenticated' })
  })

  app.post('/admin/users', async (c) => {
    const attributes = await c.req.json<UserAttributes>()
    if (await byEmail(attributes.email)) return emailExists()
    return Response.json(await byId(await addUser(attributes)))
  })

  app.all('/admin/users/:id', async (c) => {
    const id = c.req.param('id')
    if (!(await byId(id))) return refuse(404, 'user_not_found', 'User not found')
    if (c.req.method === 'DELETE') {
      await database.query(
        `with gone as (delete from auth.refresh_tokens where user_id = $1::text::uuid)
        delete from auth.users where id = $1::text::uuid`,
        [id],
      )
      return Response.json({})
    }
    if (c.req.method === 'PUT') {
      const { app_metadata = {} } = await c.req.json<UserAttributes>()
      // As hosted: metadata is merged, and a key set to null is removed.
      await database.query(
        `update auth.users set raw_app_meta_data = jsonb_strip_nulls(raw_app_meta_data || $2::text::jsonb)
        where id = $1::text::uuid`,
        [id, JSON.stringify(app_metadata)],
      )
    }
    return Response.json(await byId(id))
  })
  return app
}

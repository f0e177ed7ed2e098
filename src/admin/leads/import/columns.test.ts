// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { columnsOf, peopleOf } from '@/admin/leads/import/columns'
import type { Field } from '@/admin/leads/import/headings'
import { readCsv } from '@/admin/leads/import/read-csv'

const everything: Field[] = [
  ...(['email', 'name', 'first', 'last', 'company', 'phone', 'note', 'consent', 'subscribed', ''] as const),
]
const read = async (text: string, untitled: Field[] = ['name', 'company', 'note']) => {
  const rows = await readCsv(text)
  const columns = columnsOf(rows, everything, untitled)
  return { ...columns, people: peopleOf(rows, columns) }
}

const mei = { email: 'mei@example.test', name: 'Mei Ling Tan' }

describe('the people of a list', () => {
  it.each<[string, string, Partial<Record<Field, string>>]>([
    [
      'Mailchimp',
      'Email Address,First Name,Last Name,Address,Phone Number,MEMBER_RATING,OPTIN_TIME,NOTES,TAGS\nmei@example.test,Mei Ling,Tan,,012-345 6789,2,"2026-05-02 10:00:00",VIP,',
      { ...mei, phone: '012-345 6789', note: 'VIP' },
    ],
    [
      'Brevo',
      'CONTACT ID,EMAIL,FIRSTNAME,LASTNAME,SMS,WHATSAPP\n7,mei@example.test,Mei Ling,Tan,60123456789,',
      { ...mei, phone: '60123456789' },
    ],
    [
      'Kit',
      'id,first_name,email_address,state,created_at\n7,Mei Ling Tan,mei@example.test,active,2026-05-02',
      { ...mei, subscribed: 'active' },
    ],
    [
      'Ghost',
      'id,email,name,note,subscribed_to_emails,complimentary_plan,created_at,labels\n7,mei@example.test,Mei Ling Tan,VIP,true,false,2026-05-02,',
      { ...mei, note: 'VIP', subscribed: 'true' },
    ],
    [
      'Google Contacts',
      'First Name,Middle Name,Last Name,Organization Name,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\nMei,Ling,Tan,Kedai Mei,VIP,* Work,mei@example.test ::: mei@home.test,Mobile,+60 12-345 6789',
      { ...mei, company: 'Kedai Mei', note: 'VIP', phone: '+60 12-345 6789' },
    ],
    [
      'Google Contacts of earlier years',
      'Name,Given Name,Family Name,Organization 1 - Name,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Value\nMei Ling Tan,Mei Ling,Tan,Kedai Mei,*,mei@example.test,012-345 6789',
      { ...mei, company: 'Kedai Mei', phone: '012-345 6789' },
    ],
    [
      'Outlook',
      'First Name,Middle Name,Last Name,Company,E-mail Address,Mobile Phone,Business Phone\nMei,Ling,Tan,Kedai Mei,mei@example.test,,03-2345 6789',
      { ...mei, company: 'Kedai Mei', phone: '03-2345 6789' },
    ],
    [
      'Excel in English',
      'No.;Customer Name;Company;H/P No.;E-mail;Remarks\n1;Mei Ling Tan;Kedai Mei;123456789;mei@example.test;VIP',
      { ...mei, company: 'Kedai Mei', phone: '0123456789', note: 'VIP' },
    ],
    [
      'Excel in Malay',
      'Bil;Nama Penuh;Nama Syarikat;No. Telefon;Alamat E-mel;Catatan\n1;Mei Ling Tan;Kedai Mei;012-345 6789;mei@example.test;VIP',
      { ...mei, company: 'Kedai Mei', phone: '012-345 6789', note: 'VIP' },
    ],
    [
      'a list with first and last name in Malay',
      'Nama Depan,Nama Keluarga,Emel\nMei Ling,Tan,mei@example.test',
      mei,
    ],
    [
      'a list whose contact is a number',
      'Nama,Contact\nMei Ling Tan,012-345 6789',
      { name: mei.name, phone: '012-345 6789' },
    ],
    [
      'a list with unknown headings',
      'Wer,Wohin\nMei,mei@example.test\nWei,wei@example.test',
      { email: mei.email },
    ],
    ['a list without headings', 'Mei Ling Tan,mei@example.test,Kedai Mei', { ...mei, company: 'Kedai Mei' }],
    [
      'a list without headings, numbers only',
      '012-345 6789,Mei Ling Tan',
      { name: mei.name, phone: '012-345 6789' },
    ],
    [
      'the export of this admin',
      "Email,Name,Status\nmei@example.test,'=Mei,Active",
      { email: mei.email, name: '=Mei', subscribed: 'Active' },
    ],
  ])('are found in %s', async (_, text, person) => {
    const empty = { name: '', company: '', phone: '', note: '', consent: '', subscribed: '', email: '' }
    expect((await read(text)).people[0]).toMatchObject({ ...empty, ...person })
  })

  it('keep the line and the text they had', async () => {
    const { people } = await read('email,note\n\nmei@example.test,"two\nlines"\nwei@example.test,')
    expect(people.map(({ line, text, note }) => [line, text, note])).toEqual([
      [3, 'mei@example.test, two lines', 'two\nlines'],
      [5, 'wei@example.test', ''],
    ])
  })

  it('are email, name and consent in this order where nothing says otherwise', async () => {
    const { titled, fields } = await read('nobody\nmei@example.test, Mei ,By phone', ['name', 'consent'])
    expect([titled, fields]).toEqual([false, ['email', 'name', 'consent']])
  })
})

describe('a column', () => {
  it('is left out if the people have no place for it', async () => {
    const rows = await readCsv('email,company\nmei@example.test,Kedai Mei')
    expect(columnsOf(rows, ['email', 'name', ''], ['name']).fields).toEqual(['email', ''])
  })

  it('is judged again when the first line is said to be no heading', async () => {
    const rows = await readCsv('Name,Email\nMei,mei@example.test')
    expect(columnsOf(rows, everything, ['name'], false)).toEqual({ titled: false, fields: ['name', 'email'] })
  })
})

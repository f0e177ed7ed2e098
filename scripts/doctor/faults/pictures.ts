import { bucketAnswer } from '../fake-project'
import type { Fault } from './fault'

export const pictureFaults: Fault[] = [
  {
    title: 'a secret key that was revoked',
    answers: { 'GET /storage/v1/bucket/pictures': { status: 403, body: { message: 'Invalid key' } } },
    says: 'The bucket could not be read: SUPABASE_SECRET_KEY is not taken',
    cure: 'Storage, pictures',
  },
  {
    title: 'no bucket',
    answers: {
      'GET /storage/v1/bucket/pictures': {
        status: 400,
        body: { statusCode: '404', error: 'Bucket not found' },
      },
    },
    says: "There is no bucket 'pictures'.",
    cure: "values ('pictures', 'pictures', true, 5242880, array['image/avif', ",
  },
  {
    title: 'a bucket that visitors cannot read',
    answers: { 'GET /storage/v1/bucket/pictures': { body: { ...bucketAnswer, public: false } } },
    says: 'The pictures are not public',
    cure: "update storage.buckets set public = true where id = 'pictures';",
  },
  {
    title: 'a bucket for files of any size',
    answers: { 'GET /storage/v1/bucket/pictures': { body: { ...bucketAnswer, file_size_limit: null } } },
    says: 'A picture may be of any size.',
    cure: 'set file_size_limit = 5242880',
  },
  {
    title: 'a bucket that takes pages',
    answers: {
      'GET /storage/v1/bucket/pictures': {
        body: { ...bucketAnswer, allowed_mime_types: [...bucketAnswer.allowed_mime_types, 'text/html'] },
      },
    },
    says: 'The bucket takes text/html too.',
    cure: "set allowed_mime_types = array['image/avif', ",
  },
  {
    title: 'a picture that is a page',
    answers: {
      'HEAD /storage/v1/object/public/pictures/one/800x600.webp': {
        headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' },
      },
    },
    says: 'A picture is served as text/html.',
    cure: 'delete pictures/one/800x600.webp',
  },
]

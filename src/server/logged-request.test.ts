import { expect, test } from 'vitest'
import { createApp, loggedRequest } from './app.ts'
import { settle } from './settings.ts'

test.each([
  '/api/links/SECRET',
  '/api/%6Cinks/SECRET',
  'http://elsewhere/api/links/SECRET',
  '/api/links/SECRET?link=SECRET',
  '/api/tables/t1?link=SECRET',
  '/link/SECRET',
])('what is logged of a request to %s holds no secret of it, nor of its headers', async url => {
  const app = createApp(settle({ logLevel: 'silent' }))
  for (const path of ['/api/links/:secret', '/api/tables/:id', '/*'])
    app.get(path, async request => loggedRequest(request))
  const { body } = await app.inject({ url, headers: { cookie: 'athenaeum=SECRET', authorization: 'Bearer SECRET' } })
  await app.close()
  expect(body).toContain('"method":"GET"')
  expect(body).not.toContain('SECRET')
  if (url.includes('t1')) expect(body).toContain('"table":"t1"')
})

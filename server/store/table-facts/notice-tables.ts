// The facts about the tables of notices and mail.
import { columnsOf } from '../engine/columns.ts';
import {
  mailAddressesTable,
  mailQueueTable,
  noticeMarksTable,
  noticesTable,
} from '../tables/notice-tables.ts';
import { OF_ACCOUNT, type TableFacts } from './table-facts.ts';

export const noticeTables = {
  notices: {
    rowIs: 'an announcement, an answered request, or a section opened by hand',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: { key: ['id'], personalData: 'deleted' },
    person: {
      names: { actor: 'erased' },
      steps: ['announcements to the students of a TA'],
      copies: {
        announcements: {
          columns: columnsOf(noticesTable, 'at', 'kind', 'audience', 'title', 'text'),
          by: ['actor'],
          order: ['at', 'id'],
        },
      },
    },
  },
  notice_people: {
    rowIs: 'a person to whom a notice is addressed',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: { key: ['username_key', 'notice_id'], personalData: 'deleted' },
    person: { rows: OF_ACCOUNT, copies: 'not copied' },
  },
  notice_marks: {
    rowIs: 'until when a person has seen everything',
    isBackedUp: true,
    writtenBy: 'people',
    course: { key: ['username_key'], personalData: 'deleted' },
    person: {
      rows: OF_ACCOUNT,
      copies: { noticesSeenUntil: { columns: columnsOf(noticeMarksTable, 'seenUntil') } },
    },
  },
  mail_addresses: {
    rowIs: 'where a person gets email',
    isBackedUp: true,
    writtenBy: 'people',
    course: { key: ['username_key'], personalData: 'deleted' },
    person: {
      rows: OF_ACCOUNT,
      copies: {
        mail: {
          columns: columnsOf(
            mailAddressesTable,
            'address',
            'source',
            'confirmedAt',
            'askedAddress',
            'askedAt',
            'offKinds',
            'mailedUntil',
            'lastDigestAt',
            'refusedAt',
          ),
        },
      },
    },
  },
  mail_queue: {
    rowIs: 'an email that isn’t sent yet',
    isBackedUp: true,
    writtenBy: 'people',
    course: { key: ['id'], personalData: 'deleted' },
    person: {
      rows: OF_ACCOUNT,
      copies: {
        waitingMail: {
          columns: columnsOf(mailQueueTable, 'kind', 'address', 'kinds', 'queuedAt', 'attempts'),
          order: ['queued_at'],
        },
      },
    },
  },
} as const satisfies Record<string, TableFacts>;

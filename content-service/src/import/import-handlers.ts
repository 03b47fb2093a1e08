import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { currentAuthor } from '../versions/author';
import { pathParameter } from '../versions/desk-requests';
import { mayMakePublic, mayUse } from '../versions/rights';
import { type Author, VERSION } from '../versions/version';
import { checkRows } from './check-rows';
import { TABLE_FIELD_NAMES } from './fields';
import { findImport, listImports, NO_USER } from './import-tables';
import { loadReferences, type NamedEntries, type Reference } from './references';
import { runImport } from './run-import';
import { LIMITS, readTable } from './table';
import { undoImport } from './undo-import';

/**
 * The calls of the page for imports. An import can be seen and undone by its author, and by users who
 * may make posts public.
 * @throws ForbiddenError, NotFoundError, ConflictError, ValidationError
 */
export function importHandlers(strapi: Core.Strapi) {
  const author = (): Author & { id: number } => {
    const current = currentAuthor(strapi);
    if (!current || current.id === null || !mayUse(strapi, 'create', VERSION)) {
      throw new errors.ForbiddenError();
    }
    return { id: current.id, name: current.name };
  };
  const check = async (ctx: Context) => {
    const table = await readTable(ctx);
    return { table, checked: await checkRows(strapi, table) };
  };

  return {
    /** What a table may hold: limits, fields, and the names to choose for all rows, in `language`. */
    async options(ctx: Context) {
      author();
      const { post_type, nationality, city } = await loadReferences(strapi);
      const language = String(ctx.query.language ?? 'en');
      const choicesOf = ({ entries }: NamedEntries) =>
        entries.map((entry) => choiceOf(entry, language));
      ctx.body = {
        data: {
          limits: LIMITS,
          fields: TABLE_FIELD_NAMES,
          choices: {
            post_type: choicesOf(post_type),
            nationality: choicesOf(nationality),
            city: choicesOf(city),
          },
        },
      };
    },

    async check(ctx: Context) {
      author();
      const { dateOrder, rows } = (await check(ctx)).checked;
      ctx.body = { data: { dateOrder, rows } };
    },

    async run(ctx: Context) {
      const by = author();
      const { table, checked } = await check(ctx);
      ctx.body = { data: await runImport(strapi, table, checked, by) };
    },

    async list(ctx: Context) {
      const { id } = author();
      const records = await listImports(strapi.db.connection, mayMakePublic(strapi) ? null : id);
      ctx.body = {
        data: records.map(
          ({ author_id, author_name, created, name, undone, versions, ...record }) => ({
            id: record.id,
            name,
            by: author_id === NO_USER ? null : author_name,
            at: created,
            undone,
            versions,
          }),
        ),
      };
    },

    async undo(ctx: Context) {
      const { id } = author();
      const record = await findImport(strapi.db.connection, pathParameter(ctx, 'id'));
      if (!record) throw new errors.NotFoundError('There is no such import.');
      if (record.author_id !== id && !mayMakePublic(strapi)) throw new errors.ForbiddenError();
      if (record.undone) throw new errors.ValidationError('This import was undone already.');
      ctx.body = { data: await undoImport(strapi, record.id) };
    },
  };
}

/** An entry to choose, with a name that finds it again. A community is shown with its language. */
function choiceOf({ name, names, slug, language, language_query }: Reference, panel: string) {
  const translated = names?.find((each) => each.language === panel)?.name ?? name;
  const label = language === undefined ? translated : `${language} · ${translated}`;
  return { value: language_query ?? slug ?? name, label };
}

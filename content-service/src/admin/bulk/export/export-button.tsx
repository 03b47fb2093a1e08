import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import {
  isFetchError,
  useFetchClient,
  useNotification,
  useQueryParams,
} from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { POST, VERSION } from '../../versions/document-action';
import { downloadCsv } from '../download-csv';
import { fieldLabel } from '../field-labels';
import { useTexts } from '../texts/use-texts';

/** What `GET /export/:type` answers; see src/export/export-route.ts. */
interface Exported {
  fields: string[];
  rows: string[][];
  isCut: boolean;
}

interface ListQuery {
  filters?: unknown;
  _q?: string;
  sort?: string;
}

/** Above the list of posts and that of versions: saves what the list shows, on all its pages. */
export function ExportButton() {
  const { slug } = useParams();
  const { say, language } = useTexts();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [{ query }] = useQueryParams<ListQuery>();
  const [loading, setLoading] = useState(false);
  if (slug !== POST && slug !== VERSION) return null;
  const save = async () => {
    setLoading(true);
    try {
      const { filters, _q, sort } = query;
      const { data } = await get<{ data: Exported }>(`/export/${slug}`, {
        params: { filters, _q, sort },
      });
      const { fields, rows, isCut } = data.data;
      const headings = fields.map((field) => fieldLabel(field, language));
      downloadCsv(`posts-${new Date().toISOString().slice(0, 10)}.csv`, [headings, ...rows]);
      if (isCut) {
        toggleNotification({
          type: 'warning',
          message: say('exportCut', { limit: rows.length }),
        });
      }
    } catch (error) {
      const message = isFetchError(error) ? error.message : say('failed');
      toggleNotification({ type: 'danger', message });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="tertiary" startIcon={<Download />} onClick={save} loading={loading}>
      {say(loading ? 'exporting' : 'export')}
    </Button>
  );
}

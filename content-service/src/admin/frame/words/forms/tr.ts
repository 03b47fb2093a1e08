import type { FormWords } from './ar';

/** Texts of Strapi’s forms in Turkish. */
export const tr: FormWords = {
  'content-manager.components.empty-repeatable': 'Henüz bir şey yok. Eklemek için tıklayın.',
  'content-manager.containers.EditView.add.new-entry': 'Ekle',
  'content-manager.relation.add': 'Seçin veya ekleyin',
  'content-manager.relation.create': 'Yeni ekle',
  'content-manager.relation.disconnect': 'Kaldır',
  'content-manager.relation.notAvailable': 'Seçilecek bir şey yok',
  'content-manager.relation.isLoading': 'Yükleniyor',
  'content-manager.relation.loadMore': 'Daha fazla göster',
  'content-manager.components.DragHandle-label': 'Sürükle',
  'content-manager.components.RelationInput.icon-button-aria-label': 'Sürükle',
  'content-manager.components.RelationInputModal.modal-title': 'Düzenle',
  'content-manager.components.RelationInputModal.button-fullpage': 'Tam sayfada aç',
  'content-manager.components.RelationInputModal.confirmation-message':
    'Bazı değişiklikler kaydedilmedi. Şimdi kapatırsanız kaybolur.',
  'content-manager.components.RepeatableComponent.error-message': 'Bu bölümde hata var.',
  'content-manager.components.NotAllowedInput.text': 'Bu alanı görme yetkiniz yok.',
  'content-manager.components.LeftMenu.Search.label': 'Listede ara',
  'content-manager.containers.edit.information.documentId.label': 'Kimlik',
  'content-manager.containers.EditView.saveHint': 'Kaydetmek için: Ctrl / Cmd + Enter',
  'content-manager.validation.error': 'Formda hatalar var. Lütfen kaydetmeden önce düzeltin.',
};
